// Colours as people see them who cannot tell some of them: the whole of each deficiency.

import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex } from "culori";

/** @type {Record<string, (color: string) => string>} */
export const EYES = Object.fromEntries(
  Object.entries({ "red-blind": filterDeficiencyProt, "green-blind": filterDeficiencyDeuter, "blue-blind": filterDeficiencyTrit }).map(([name, filter]) => [
    name,
    (color) => formatHex(filter(1)(color)),
  ]),
);
