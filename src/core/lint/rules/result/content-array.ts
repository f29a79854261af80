import { isObject, member } from "../../../json.ts";
import { callResult } from "../../../mcp/index.ts";
import type { Json, JsonObject } from "../../../types.ts";
import { inWords } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const resultContentArray: Rule = {
  id: "result/content-array",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A result has no list of content",
  why: "Every revision requires `content`, even if it is empty. Clients that check results fail the call for one that is missing, null or plain text, and the model sees only an error.",
  source: "MCP schema of every revision, CallToolResult.content",
  fixable: true,
  examples: {
    bad: '{ "content": «"21 degrees"» }',
    good: '{ "content": [{ "type": "text", "text": "21 degrees" }] }',
  },
  *result(json) {
    if (!isObject(json)) {
      const message = `A result must be an object with \`content\`, not ${inWords(json)}: clients fail the call for it`;
      const content = { content: [{ type: "text", text: typeof json === "string" ? json : JSON.stringify(json) }] };
      const changes = [{ kind: "set", path: [], value: content }] as const;
      return yield { path: [], message, repairs: [{ title: "Put it into a text block", safe: false, changes }] };
    }
    const found = callResult(json);
    if (!found) return;
    const content = member(found.value, "content");
    if (Array.isArray(content)) return;
    const path = [...found.path, "content"];
    yield {
      path,
      message: `\`content\` ${content === undefined ? "is missing" : `must be a list, not ${inWords(content)}`}: clients fail the call for it`,
      repairs: [repair(found.value, content, path)],
    };
  },
};

function repair(result: JsonObject, content: Json | undefined, path: (string | number)[]): Repair {
  const structured = member(result, "structuredContent");
  const text = typeof content === "string" ? content : JSON.stringify(content ?? structured ?? null);
  const isBlock = isObject(content) && typeof member(content, "type") === "string";
  const nothing = (content === undefined || content === null) && structured === undefined;
  const value: Json = nothing ? [] : isBlock ? [content] : [{ type: "text", text }];
  const title = nothing ? "Use an empty list" : isBlock ? "Put it in a list" : "Use a list with a text block";
  return { title, safe: false, changes: [{ kind: "set", path, value }] };
}
