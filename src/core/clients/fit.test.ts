import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../types.ts";
import { asClient } from "./as-client.ts";
import { fitted } from "./fit.ts";
import { randomTool } from "./random-tools.testing.ts";
import { isRefusal } from "./verdict.ts";

const tool = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  name: "find_books",
  inputSchema: { type: "object", properties, ...more },
});
const property = (client: string, schema: Json) => {
  const { schema: made } = fitted(tool({ a: schema }, { required: ["a"] }), client);
  return (made.properties as JsonObject).a;
};

describe("formats that an API refuses are left out, each with a note", () => {
  it.each([
    ["openai-strict", { type: "string", format: "uri" }, { type: "string" }],
    ["openai-strict", { type: "integer", format: "int32" }, { type: "integer" }],
    ["openai-strict", { type: "string", format: "email" }, { type: "string", format: "email" }],
    ["gemini-parameters", { type: "string", format: "uri" }, { type: "STRING" }],
    ["gemini-parameters", { type: "string", format: "email" }, { type: "STRING" }],
    ["gemini-parameters", { type: "string", format: "date-time" }, { type: "STRING", format: "date-time" }],
    ["gemini-parameters", { type: "integer", format: "int32" }, { type: "INTEGER", format: "int32" }],
  ])("%s %o", (client, given, expected) => {
    expect(property(client, given)).toEqual(expected);
    const isLost = !("format" in expected);
    const { reasons } = fitted(tool({ a: given }, { required: ["a"] }), client);
    expect(reasons.filter(({ path }) => path === "/inputSchema/properties/a/format").length).toBe(isLost ? 1 : 0);
  });
});

describe.each(["openai-strict", "gemini-parameters"])("%s", (client) => {
  it("takes what was written for it, whatever the tool", () => {
    for (let seed = 0; seed < 400; seed++) {
      const given = { ...randomTool(seed, seed % 2 === 0), name: "a" };
      const { schema } = fitted(given, client);
      const again = asClient({ ...given, inputSchema: lowered(schema) as Json }, { client });
      const refused = again.reasons.filter(({ effect }) => isRefusal(effect));
      expect(refused, `seed ${seed}: ${JSON.stringify(given)}`).toEqual([]);
    }
  });
});

/** Types in capitals are Gemini's own: asked again, the SDK writes them itself. */
function lowered(value: Json): Json {
  if (Array.isArray(value)) return value.map(lowered);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "type" && typeof inner === "string" ? inner.toLowerCase() : lowered(inner as Json),
    ]),
  );
}
