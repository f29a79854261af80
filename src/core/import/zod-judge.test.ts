import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isObject } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import { register } from "./fixtures/zod-schemas.testing.ts";
import { importTools } from "./import-tools.ts";

type Given = { inputSchema?: unknown; outputSchema?: unknown };
const executed = new Map<string, Given>();
register({ registerTool: (name, config) => void executed.set(name, config) });

const text = readFileSync(new URL("fixtures/zod-schemas.testing.ts", import.meta.url), "utf8");
const { tools, notes, from } = importTools(text);
const read = new Map(tools.map((tool) => [String(tool.name), tool]));

describe("what Zod itself writes of the source that was really run", () => {
  it("the file is read whole, and only what runs in the server is lost", () => {
    expect(from).toBe("typescript");
    expect([...read.keys()]).toEqual([...executed.keys()]);
    expect(notes.filter(({ kind }) => kind === "lost").map(({ message }) => message)).toEqual([
      expect.stringContaining("`.refine()` runs in the server"),
      expect.stringContaining("`.transform()` runs in the server"),
    ]);
  });

  it.each([...executed])("%s", (name, { inputSchema, outputSchema }) => {
    expect(read.get(name)?.inputSchema).toEqual(judged(inputSchema, "input"));
    if (outputSchema) expect(read.get(name)?.outputSchema).toEqual(judged(outputSchema, "output"));
  });
});

function judged(given: unknown, io: "input" | "output"): Json {
  const schema = given instanceof z.ZodType ? given : z.object(given as z.ZodRawShape);
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io }) as JsonObject;
  return renamed(plainer(json));
}

/**
 * The differences that are meant, by name: Zod writes its own pattern beside a format that every validator knows; the limits of safe
 * numbers beside `integer`; that names of members are text; and formats for checks that only a pattern expresses.
 */
function plainer(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(plainer);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, plainer(inner)] as const);
  const own = new Map<string, Json>(entries);
  const format = own.get("format");
  const isOwnId = ["nanoid", "cuid", "cuid2", "ulid", "xid", "ksuid", "e164", "hex"].includes(String(format));
  if (["starts_with", "ends_with", "includes", "lowercase", "uppercase"].includes(String(format))) own.delete("format");
  else if (typeof format === "string" && !isOwnId) own.delete("pattern");
  if (own.get("minimum") === Number.MIN_SAFE_INTEGER) own.delete("minimum");
  if (own.get("maximum") === Number.MAX_SAFE_INTEGER) own.delete("maximum");
  const names = own.get("propertyNames");
  if (isObject(names) && Object.keys(names).join() === "type" && names.type === "string") own.delete("propertyNames");
  return Object.fromEntries(own);
}

/** A definition is called as its constant is; Zod counts them. */
function renamed(value: Json): Json {
  const names = ["Tree", "Chain"];
  return JSON.parse(
    JSON.stringify(value).replace(/__schema(\d+)/g, (_, digits: string) => names[Number(digits)] ?? `schema${digits}`),
  );
}
