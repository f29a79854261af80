import { isObject, member } from "../json.ts";
import { indentAt, lineEnd, nodeValue, parseDocument, reindent, render } from "../text/index.ts";
import type { Json } from "../types.ts";

/** Where a tool of that name starts. */
export function toolOffset(text: string, name: string): number | undefined {
  return parseDocument(text).tools.find(({ value }) => value.name === name)?.offset;
}

/** One tool of many as a document of its own, comments and cases with it; undefined where there is no tool of that name. */
export function onlyTool(text: string, name: string): string | undefined {
  const { tools, frame } = parseDocument(text);
  const tool = tools.find(({ value }) => value.name === name);
  if (!tool) return undefined;
  const end = lineEnd(text);
  const indent = indentAt(text, tool.offset);
  const root = frame ? nodeValue(frame) : null;
  const cases = casesOf(member(root, "cases") ?? member(member(root, "result"), "cases"), name);
  if (cases.length === 0) return reindent(tool.text, indent, "") + end;
  const list = render(cases, "  ", { unit: "  ", end, isSpread: false });
  const lines = [
    "{",
    '  "tools": [',
    `    ${reindent(tool.text, indent, "    ")}`,
    "  ],",
    `  "cases": ${list}`,
    "}",
    "",
  ];
  return lines.join(end);
}

function casesOf(cases: Json | undefined, tool: string): readonly Json[] {
  return Array.isArray(cases) ? cases.filter((one: Json) => isObject(one) && member(one, "tool") === tool) : [];
}
