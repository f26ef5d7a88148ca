// Writes what editors check a course's file by: node tests/page/lesson-schema.mjs > www/lessons/lesson.schema.json

import { fileURLToPath } from "node:url";

import { LESSON_SCHEMA } from "../../www/lessons/schema.js";

export const schemaText = () => `${JSON.stringify(LESSON_SCHEMA, null, 1)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(schemaText());
