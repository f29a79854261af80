import { hasType, isObject, member } from "../../../json.ts";
import { callResult, outputMismatches } from "../../../mcp/index.ts";
import { type Mismatch, verdict } from "../../../schema/index.ts";
import { toPointer, valueAt } from "../../../text/index.ts";
import type { Json, Path } from "../../../types.ts";
import { code, codeValue } from "../../../words.ts";
import { coercions } from "../../knowledge/coerce.ts";
import type { Repair, Rule } from "../../rule.ts";

export const resultStructuredInvalid: Rule = {
  id: "result/structured-invalid",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "The structured content does not fit the outputSchema",
  why: "The official SDK clients check the result against the outputSchema of its tool and fail the call if it does not fit. The model sees an error instead of the answer.",
  source: "MCP 2025-06-18 and later, server/tools, Output Schema; TypeScript SDK, Client.callTool",
  fixable: true,
  examples: {
    tool: {
      name: "read_sensor",
      inputSchema: { type: "object", additionalProperties: false },
      outputSchema: {
        type: "object",
        properties: { degrees: { type: "number" }, unit: { type: "string" } },
        required: ["degrees", "unit"],
      },
    },
    bad: '{ "content": [{ "type": "text", "text": "21" }], «"structuredContent"»: { "degrees": «"21"» } }',
    good: '{ "content": [{ "type": "text", "text": "21" }], "structuredContent": { "degrees": 21, "unit": "C" } }',
  },
  *result(json, tool, { revision }) {
    const found = callResult(json);
    const value = found && member(found.value, "structuredContent");
    if (!found || value === undefined || member(found.value, "isError") === true) return;
    // Then result/structured-nonobject-legacy says what is wrong.
    if (!isObject(value) && revision.messages.structured !== "any") return;
    const root = [...found.path, "structuredContent"];
    for (const mismatches of byPlace(outputMismatches(tool, value, revision) ?? [])) {
      const told = verdict(mismatches);
      if (!told) continue;
      const who = told.path.length > 0 ? `The value at ${code(toPointer(told.path))}` : "`structuredContent`";
      yield {
        path: [...root, ...told.path],
        message: `${who} ${told.words}: clients that check it against \`outputSchema\` fail the call`,
        repairs: repairs(mismatches[0], valueAt(value, told.path), [...root, ...told.path]),
      };
    }
  },
};

const max = 50;

/** What is wrong at each place; a union speaks for all that is in it, whose mismatches are those of branches not meant. */
function byPlace(mismatches: readonly Mismatch[]): readonly (readonly Mismatch[])[] {
  if (mismatches.some(({ keyword }) => keyword === "anyOf" || keyword === "oneOf")) return [mismatches];
  const places = new Map<string, Mismatch[]>();
  for (const mismatch of mismatches) {
    const place = JSON.stringify(mismatch.path);
    const known = places.get(place);
    if (known) known.push(mismatch);
    else places.set(place, [mismatch]);
  }
  return [...places.values()].slice(0, max);
}

function repairs(mismatch: Mismatch | undefined, value: Json | undefined, path: Path): readonly Repair[] {
  const { keyword, params } = mismatch ?? {};
  const extra = params?.additionalProperty;
  if (keyword === "additionalProperties" && typeof extra === "string") {
    return [{ title: `Remove ${code(extra)}`, safe: false, changes: [{ kind: "remove", path: [...path, extra] }] }];
  }
  if (keyword !== "type" || value === undefined) return [];
  const types = [params?.type].flat().map(String);
  const same = coercions(value).find((other) => types.some((type) => hasType(other, type)));
  if (same === undefined) return [];
  return [{ title: `Use ${codeValue(same)}`, safe: false, changes: [{ kind: "set", path, value: same }] }];
}
