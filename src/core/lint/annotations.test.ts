import { describe, expect, it } from "vitest";
import { fixAll } from "../fix.ts";
import { only } from "./rule.testing.ts";

const settings = only(
  ...["mcp/annotation-type", "mcp/annotation-unknown", "mcp/annotation-misplaced"],
  ...["mcp/unknown-tool-field", "mcp/parameters-misnamed"],
);

const rest = '"description": "Answers.", "inputSchema": { "type": "object", "additionalProperties": false }';

/** What "Fix all safe" makes of a tool whose fields and annotations are in the wrong place or misspelt. */
const cases: [string, string][] = [
  [
    `{ "name": "a", "readOnlyHint": true, ${rest} }`,
    `{ "name": "a", ${rest}, "annotations": { "readOnlyHint": true } }`,
  ],
  [
    `{ "name": "a", ${rest}, "read_only": true, "destructive": false, "idempotentHint": true, "isOpenWorld": false }`,
    `{ "name": "a", ${rest}, "annotations": { "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true, "openWorldHint": false } }`,
  ],
  [
    `{ "readOnlyHint": "true", "name": "a", ${rest}, "annotations": {} }`,
    `{ "readOnlyHint": "true", "name": "a", ${rest}, "annotations": {} }`,
  ],
  [
    `{ "name": "a", "readOnly": true, ${rest}, "annotations": { "readOnlyHint": true } }`,
    `{ "name": "a", ${rest}, "annotations": { "readOnlyHint": true } }`,
  ],
  [
    `{ "name": "a", "readOnly": false, ${rest}, "annotations": { "readOnlyHint": true } }`,
    `{ "name": "a", "readOnly": false, ${rest}, "annotations": { "readOnlyHint": true } }`,
  ],
  [
    `{ "name": "a", "readOnlyHint": true, ${rest}, "annotations": { "readOnly": true } }`,
    `{ "name": "a", ${rest}, "annotations": { "readOnlyHint": true } }`,
  ],
  [
    `{ "name": "a", ${rest}, "annotations": { "read_only": true, "readOnly": true } }`,
    `{ "name": "a", ${rest}, "annotations": { "readOnlyHint": true, "readOnly": true } }`,
  ],
  [
    `{ "name": "a", ${rest}, "annotations": { "readOnly": "TRUE", "destructiveHint": "False", "title": null } }`,
    `{ "name": "a", ${rest}, "annotations": { "readOnly": "TRUE", "destructiveHint": false } }`,
  ],
  [`{ "name": "a", ${rest}, "annotations": null }`, `{ "name": "a", ${rest} }`],
  [`{ "Name": "a", "NAME": "b", ${rest} }`, `{ "name": "a", "NAME": "b", ${rest} }`],
  [
    '{ "name": "a", "description": "Answers.", "parameters": { "type": "object" }, "input_schema": { "type": "object" } }',
    '{ "name": "a", "description": "Answers.", "inputSchema": { "type": "object" }, "input_schema": { "type": "object" } }',
  ],
];

describe("fields and annotations", () => {
  it.each(cases)("%s", (text, fixed) => {
    expect(fixAll(text, settings)).toBe(fixed);
  });
});
