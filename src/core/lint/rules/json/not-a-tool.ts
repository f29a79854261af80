import { isObject, member } from "../../../json.ts";
import { looksLikeSchema } from "../../../text/index.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { inWords } from "../../../words.ts";
import type { DocumentView, Finding, Rule } from "../../rule.ts";

const paste = "paste a tool, a list of tools, or a server's answer to `tools/list`";

export const notATool: Rule = {
  id: "json/not-a-tool",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "The JSON holds no tool",
  why: "Only a tool, a list of tools, an object with a list called `tools`, or the answer to a tools/list request has something to check.",
  source: "MCP specification, server/tools, Listing Tools",
  fixable: true,
  examples: {
    bad: `{
  "toolConfig": {
    «"tools"»: [{ "name": "ping", "inputSchema": { "type": "object", "additionalProperties": false } }]
  }
}`,
    good: '{ "tools": [{ "name": "ping", "inputSchema": { "type": "object", "additionalProperties": false } }] }',
  },
  *document(view) {
    if (view.unreadable || view.shape === "empty") return;
    if (view.shape === "other") yield whatItIs(view.frame);
    else yield* strangers(view);
  },
};

/** Elements of the list that cannot be tools. */
function* strangers({ shape, frame }: DocumentView): Generator<Finding> {
  const path: Path = shape === "tools" ? ["tools"] : shape === "response" ? ["result", "tools"] : [];
  const list =
    shape === "response"
      ? member(member(frame, "result"), "tools")
      : shape === "tools"
        ? member(frame, "tools")
        : frame;
  if (!Array.isArray(list) || list.every(isObject)) return;
  if (!list.some(isObject)) {
    yield { path, message: `This list holds no tool, only ${inWords(list[0] as Json)}: ${paste}` };
    return;
  }
  for (const [index, element] of list.entries()) {
    if (isObject(element)) continue;
    const here = [...path, index];
    yield {
      path: here,
      message: `This is ${inWords(element as Json)}, not a tool: clients reject the whole list for it`,
      repairs: [{ title: "Remove it from the list", safe: false, changes: [{ kind: "remove", path: here }] }],
    };
  }
}

function whatItIs(frame: Json): Finding {
  if (!isObject(frame)) return { path: [], message: `This is ${inWords(frame)}, not a tool: ${paste}` };
  if (Object.hasOwn(frame, "jsonrpc")) return whichMessage(frame);
  const inner = listBelow(frame);
  if (inner) {
    return {
      path: inner,
      message: "This list seems to hold the tools, but other JSON is around it: clients look only at the list",
      repairs: [{ title: "Keep only the list", safe: false, changes: [{ kind: "move", from: inner, to: [] }] }],
    };
  }
  for (const key of ["mcpServers", "servers"]) {
    if (!isObject(member(frame, key))) continue;
    const message = `This is a configuration of servers: it tells how to start them, not what their tools are; ${paste}`;
    return { path: [key], message };
  }
  for (const key of ["openapi", "swagger"]) {
    if (Object.hasOwn(frame, key))
      return { path: [key], message: `This describes an HTTP API, not MCP tools: ${paste}` };
  }
  for (const key of ["scripts", "dependencies", "devDependencies", "peerDependencies", "workspaces"]) {
    if (Object.hasOwn(frame, key)) return { path: [key], message: `This describes a package, not MCP tools: ${paste}` };
  }
  if (Object.hasOwn(frame, "tools")) {
    const found = inWords(member(frame, "tools") as Json);
    return { path: ["tools"], message: `\`tools\` is ${found} where a list is expected: clients find no tool in it` };
  }
  if (looksLikeSchema(frame) || Object.hasOwn(frame, "$schema")) {
    return { path: [], message: "This is a JSON Schema alone: put it under `inputSchema` of a tool with a `name`" };
  }
  if (Object.keys(frame).length === 0) {
    return { path: [], message: "This object is empty: a tool needs at least `name` and `inputSchema`" };
  }
  return { path: [], message: `This object has no field of a tool: ${paste}` };
}

function whichMessage(frame: JsonObject): Finding {
  if (Object.hasOwn(frame, "error")) {
    return {
      path: ["error"],
      message: "This answer is an error and holds no tools: paste an answer that has `result`",
    };
  }
  if (Object.hasOwn(frame, "method")) {
    return {
      path: ["method"],
      message: "This message asks and does not answer: paste the server's answer to `tools/list`",
    };
  }
  if (!Object.hasOwn(frame, "result")) {
    return { path: [], message: "This message has no `result`: paste the server's answer to `tools/list`" };
  }
  const path = Object.hasOwn((member(frame, "result") ?? {}) as JsonObject, "tools") ? ["result", "tools"] : ["result"];
  return { path, message: "This answer has no list of `tools`: paste the server's answer to `tools/list`" };
}

/** The first list that is called `tools` and holds objects, not far down. */
function listBelow(frame: JsonObject): Path | undefined {
  const waiting: { value: Json; path: Path }[] = [{ value: frame, path: [] }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { value, path } = next;
    if (!isObject(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      const here = [...path, key];
      const isList = (key === "tools" || key === "functionDeclarations") && Array.isArray(inner) && inner.length > 0;
      if (isList && path.length > 0 && inner.every((tool: Json) => isObject(tool))) return here;
      if (here.length < 4 && waiting.length < 1000) waiting.push({ value: inner, path: here });
    }
  }
  return undefined;
}
