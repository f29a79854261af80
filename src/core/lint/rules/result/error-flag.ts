import { isObject, member } from "../../../json.ts";
import { callResult, contentOf, textsOf } from "../../../mcp/index.ts";
import { readObject } from "../../../text/index.ts";
import { inWords } from "../../../words.ts";
import { coercions } from "../../knowledge/coerce.ts";
import type { Rule } from "../../rule.ts";

export const resultErrorFlag: Rule = {
  id: "result/error-flag",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A result reads like an error but is not marked as one",
  why: "Clients and models tell a failed call by `isError`. Without it the text passes for an answer, and clients check it against the outputSchema.",
  source: "MCP specification, server/tools, Error Handling; SEP-1303",
  fixable: true,
  examples: {
    bad: '{ "content": [{ "type": "text", "text": «"Error: there is no city of that name"» }] }',
    good: '{ "content": [{ "type": "text", "text": "Error: there is no city of that name" }], "isError": true }',
  },
  *result(json) {
    const found = callResult(json);
    if (!found) return;
    const path = [...found.path, "isError"];
    const flag = member(found.value, "isError");
    if (flag !== undefined && typeof flag !== "boolean") {
      const meant = coercions(flag).find((other) => typeof other === "boolean");
      const message = `\`isError\` must be true or false, not ${inWords(flag)}: clients fail the call for it`;
      const remove = { title: "Remove `isError`", safe: flag === null, changes: [{ kind: "remove", path }] } as const;
      const changes = [{ kind: "set", path, value: meant ?? true }] as const;
      const repair = meant === undefined ? remove : { title: `Use \`${meant}\``, safe: true, changes };
      return yield { path, severity: "error", radius: "call", message, repairs: [repair] };
    }
    const [text, ...others] = textsOf(found);
    // A result of several parts is an answer, and a structured one says itself what it is.
    if (flag === true || text === undefined || others.length > 0 || contentOf(found)?.length !== 1) return;
    if (member(found.value, "structuredContent") !== undefined || !isFailure(text)) return;
    yield {
      path: [...found.path, "content", 0, "text"],
      message: "The text reads like an error, but `isError` is not set: a model takes it for the answer",
      repairs: [{ title: "Set `isError` to true", safe: false, changes: [{ kind: "set", path, value: true }] }],
    };
  },
};

/** Only what servers write when a call failed; a log or a page that tells of errors mostly starts otherwise. */
const failures = [
  /^(?:❌\s*)?(?:(?:[A-Z]\w{0,50})?(?:Error|Exception)|error|ERROR|Fatal|FATAL)\s?[:!]\s/,
  /^(?:❌\s*)?Error (?!handling)\w{2,20}ing(?: \w{1,30}){0,5}:\s/,
  /^(?:Failed to \w|Input validation error|MCP error -\d|Traceback \(most recent call last\))/,
];

function isFailure(text: string): boolean {
  const start = text.slice(0, 200).trimStart();
  if (failures.some((failure) => failure.test(start))) return true;
  const value = start.startsWith("{") && text.length < 10_000 ? readObject(text) : undefined;
  const error = member(value, "error");
  return isObject(error) ? typeof member(error, "message") === "string" : typeof error === "string" && error !== "";
}
