import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { inRoot } from "../run.mjs";

// The official schema of SARIF 2.1.0, as this package carries it, and a validator that still reads its draft.
export const sarifPackages = { "@microsoft/jest-sarif": "1.0.0-beta.0", ajv: "6.15.0" };

/**
 * Judges every SARIF log that the tests expect of the reporter; what the schema refuses, one line each.
 * @param {string} folder where the packages are
 */
export function judgeSarif(folder) {
  const load = createRequire(path.join(folder, "package.json"));
  const Ajv = load("ajv");
  const ajv = new Ajv({ schemaId: "auto", allErrors: true });
  ajv.addMetaSchema(load("ajv/lib/refs/json-schema-draft-04.json"));
  const file = path.join(
    folder,
    "node_modules",
    "@microsoft",
    "jest-sarif",
    "lib",
    "schemas",
    "sarif-2.1.0-rtm.5.json",
  );
  const validate = ajv.compile(JSON.parse(fs.readFileSync(file, "utf8")));
  const expected = inRoot("src", "cli", "reporters", "expected");
  const logs = fs.readdirSync(expected).filter((name) => name.endsWith(".sarif"));
  const refused = logs.filter((name) => !validate(JSON.parse(fs.readFileSync(path.join(expected, name), "utf8"))));
  console.log(`SARIF: ${logs.length - refused.length} of ${logs.length} logs hold to the official schema.`);
  return logs.length === 0
    ? ["SARIF: no log was found"]
    : refused.map((name) => `SARIF, ${name}: refused by the schema`);
}
