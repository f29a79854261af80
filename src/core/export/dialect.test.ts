import { expect, it } from "vitest";
import type { Json, JsonObject } from "../types.ts";
import { exportTools } from "./export-tools.ts";

const uris = {
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};

/** What a target writes for one argument, as one line. */
function written(to: string, at: Json, dialect?: keyof typeof uris): string {
  const inputSchema: JsonObject = {
    ...(dialect && { $schema: uris[dialect] }),
    type: "object",
    properties: { at },
    required: ["at"],
    definitions: { size: { type: "integer" } },
  };
  const { files } = exportTools([{ name: "sized", inputSchema }], { to });
  return files
    .map(({ text }) => text)
    .join("\n")
    .replace(/\s+/g, " ");
}

const beside = { $ref: "#/definitions/size", type: "string", enum: ["a"], description: "How large" };
const tuple = { type: "array", prefixItems: [{ type: "string" }], minItems: 1 };

it.each<[string, Json, keyof typeof uris | undefined, string]>([
  ["ts-types", beside, "draft-07", "at: Size; "],
  ["ts-types", beside, "2020-12", 'at: Size & "a"; '],
  ["ts-types", beside, undefined, 'at: Size & "a"; '],
  ["ts-types", tuple, "draft-07", "at: unknown[]; "],
  ["ts-types", tuple, "2020-12", "at: [string, ...unknown[]]; "],
  ["ts-types", { const: "c", enum: ["a", "b"] }, undefined, "at: never; "],
  ["ts-sdk-v2-zod", beside, "draft-07", 'at: size .describe("How large"), '],
  ["ts-sdk-v2-zod", tuple, "draft-07", "at: z.array(z.unknown()).min(1), "],
  ["ts-sdk-v2-zod", tuple, "2020-12", "at: z.tuple([z.string()], z.unknown()), "],
  ["openai-strict", beside, "draft-07", '"at": { "$ref": "#/definitions/size", "description": "How large" }'],
  ["gemini", tuple, "draft-07", '"items": { "type": "STRING" }'],
  ["gemini", { type: "any", properties: {} }, undefined, '"at": { "type": "OBJECT" }'],
])("%s writes %j of %s as %s", (to, at, dialect, expected) => {
  expect(written(to, at, dialect)).toContain(expected);
});

it("what a reference hides never reaches Pydantic", () => {
  expect(written("python-mcp", beside, "draft-07")).not.toContain("Literal");
  expect(written("python-mcp", beside, "2020-12")).toContain("Literal");
});
