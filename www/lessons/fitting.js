// Whether a value fits a schema: as much of JSON Schema 2020-12 as `schema.js` uses, and a test compares it with a whole
// validator. It follows the schema, not the value, so that no value is too deep for it.

/** @typedef {string | number} Key */
/** @typedef {{path: Key[], code: string, data: Record<string, unknown>}} Misfit */

/**
 * @typedef {object} Schema
 * @property {string} [$schema]
 * @property {string} [title]
 * @property {"object" | "array" | "string" | "integer" | "boolean"} [type]
 * @property {string} [const]
 * @property {string[]} [enum]
 * @property {string} [pattern]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {Schema} [items]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {boolean} [uniqueItems]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema} [propertyNames]
 * @property {number} [minProperties]
 * @property {Schema | false} [additionalProperties]
 */

/** What does not fit, in the order of the schema. @param {Schema} schema @param {unknown} value @param {Key[]} [path] @returns {Generator<Misfit, void>} */
export function* misfits(schema, value, path = []) {
  if (schema.type && !isOf(schema.type, value)) {
    yield { path, code: "wrong-type", data: { expected: schema.type } };
    return;
  }
  const allowed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (allowed && !allowed.includes(/** @type {string} */ (value))) yield { path, code: "wrong-value", data: { allowed: allowed.join(", ") } };
  if (typeof value === "string") yield* misfitsOfText(schema, value, path);
  else if (typeof value === "number") yield* outside(path, value, schema.minimum, schema.maximum, ["too-small", "too-large"]);
  else if (Array.isArray(value)) yield* misfitsOfList(schema, value, path);
  else if (isOf("object", value)) yield* misfitsOfObject(schema, /** @type {Record<string, unknown>} */ (value), path);
}

/** @param {NonNullable<Schema["type"]>} type @param {unknown} value */
function isOf(type, value) {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

/** @param {Schema} schema @param {string} text @param {Key[]} path @returns {Generator<Misfit, void>} */
function* misfitsOfText({ minLength, maxLength, pattern }, text, path) {
  // Cheap first: a text of a million signs is not to be taken apart.
  const length = text.length > 2 * (maxLength ?? Infinity) ? text.length : [...text].length;
  yield* outside(path, length, minLength, maxLength, ["too-short", "too-long"]);
  if (length > (maxLength ?? Infinity)) return;
  if (pattern && !new RegExp(pattern, "u").test(text)) yield { path, code: "wrong-form", data: { pattern } };
}

/** @param {Schema} schema @param {unknown[]} list @param {Key[]} path @returns {Generator<Misfit, void>} */
function* misfitsOfList({ minItems, maxItems, uniqueItems, items }, list, path) {
  yield* outside(path, list.length, minItems, maxItems, ["too-few", "too-many"]);
  if (list.length > (maxItems ?? Infinity)) return;
  if (uniqueItems && new Set(list).size < list.length) yield { path, code: "repeated", data: {} };
  if (items) for (const [index, item] of list.entries()) yield* misfits(items, item, [...path, index]);
}

/** @param {Schema} schema @param {Record<string, unknown>} value @param {Key[]} path @returns {Generator<Misfit, void>} */
function* misfitsOfObject(schema, value, path) {
  const { properties = {}, required = [], propertyNames, minProperties, additionalProperties } = schema;
  for (const field of required) {
    if (!Object.hasOwn(value, field)) yield { path, code: "missing", data: { field } };
  }
  const entries = Object.entries(value);
  yield* outside(path, entries.length, minProperties, undefined, ["too-few", "too-many"]);
  for (const [field, inside] of entries) {
    if (propertyNames && !misfits(propertyNames, field).next().done) yield { path, code: "unknown-field", data: { field: field.slice(0, 40) } };
    const known = Object.hasOwn(properties, field) ? properties[field] : additionalProperties;
    if (known === false) yield { path, code: "unknown-field", data: { field: field.slice(0, 40) } };
    else if (known) yield* misfits(known, inside, [...path, field]);
  }
}

/**
 * @param {Key[]} path @param {number} found @param {number | undefined} least @param {number | undefined} most @param {[string, string]} codes
 * @returns {Generator<Misfit, void>}
 */
function* outside(path, found, least, most, [under, over]) {
  if (least !== undefined && found < least) yield { path, code: under, data: { found, limit: least } };
  if (most !== undefined && found > most) yield { path, code: over, data: { found, limit: most } };
}
