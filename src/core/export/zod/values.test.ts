import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../types.ts";
import { exportTools } from "../export-tools.ts";

it.each<[string, JsonObject, string]>([
  ["a type", { type: "string", enum: ["a", 1, null, "b"] }, 'z.enum(["a", "b"])'],
  ["a limit", { type: "integer", minimum: 2, enum: [1, 2, 3] }, "z.literal([2, 3])"],
  ["a pattern", { type: "string", pattern: "^a", enum: ["ab", "b", "ac"] }, 'z.enum(["ab", "ac"])'],
  ["a reference", { $ref: "#/$defs/short", enum: ["a", "much too long"] }, 'z.literal("a")'],
  ["a reference to a pattern", { $ref: "#/$defs/b", enum: ["ab", "b", ["b"]] }, 'z.literal("b")'],
  ["a constant", { const: "b", enum: ["a", "b"] }, 'z.literal("b")'],
  ["a constant that is not in the list", { const: "c", enum: ["a", "b"] }, "z.never()"],
  [
    "nothing",
    { enum: ["a", { b: 1 }, "a", [2], { b: 1 }] },
    "z.strictObject({ b: z.literal(1) }), z.tuple([z.literal(2)])",
  ],
  ["a branch", { enum: [1, "a"], anyOf: [{ type: "integer" }] }, "z.literal(1)"],
  ["no value that fits", { type: "boolean", enum: ["a", 1] }, "z.never()"],
])("the values of a list that %s beside it takes", (_name, schema, written) => {
  expect(zodOf(schema)).toContain(written);
});

it("keeps all of very many values", () => {
  const values = Array.from({ length: 100_000 }, (_, index) => (index % 2 ? `v${index}` : index));
  const text = zodOf({ type: ["string", "integer"], enum: values });
  expect(text).toContain('"v99999"');
  expect(text.match(/"v\d+"/g)).toHaveLength(50_000);
  expect(zodOf({ type: "string", enum: values }).match(/"v\d+"/g)).toHaveLength(50_000);
}, 60_000);

function zodOf(at: Json): string {
  const inputSchema = {
    type: "object",
    properties: { at },
    $defs: { short: { type: "string", maxLength: 3 }, b: { type: "string", pattern: "^b" } },
  };
  const { files } = exportTools([{ name: "listed", inputSchema }], { to: "ts-sdk-v2-zod" });
  return files.find(({ path }) => path === "listed.ts")?.text ?? "";
}
