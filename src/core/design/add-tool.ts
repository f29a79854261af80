import { isObject, member } from "../json.ts";
import { editsFor, lineEnd, nodeAt, parseDocument, unitOf } from "../text/index.ts";
import type { Json, JsonNode, TextEdit } from "../types.ts";
import { freeName } from "./edits/change.ts";
import { readExamples } from "./examples.ts";
import { inferSchema } from "./infer.ts";

const noFields: Json = { type: "object", properties: {} };

/** A new tool at the end of a document, with the fields of an example; undefined where the text holds something else than tools, or the example no fields. */
export function addToolEdit(text: string, example?: string): readonly TextEdit[] | undefined {
  const inputSchema = example === undefined ? noFields : fieldsOf(example);
  if (!inputSchema) return undefined;
  if (text.trim() === "") {
    const list = `${JSON.stringify({ tools: [newTool("new_tool", inputSchema)] }, null, 2)}\n`;
    return [{ offset: 0, length: text.length, text: list }];
  }
  const { shape, frame, tools, faults } = parseDocument(text);
  if (!frame || faults.some(({ kind }) => kind === "syntax" || kind === "limit")) return undefined;
  const taken = Object.fromEntries(tools.map(({ value }) => [String(member(value, "name")), true]));
  const value = newTool(freeName("new_tool", taken), inputSchema);
  if (shape === "array") return editsFor(frame, text, [{ kind: "set", path: [frame.children?.length ?? 0], value }]);
  if (shape === "tool") return besideOne(text, frame, value);
  if (shape !== "tools" && shape !== "response") return undefined;
  const holder = shape === "response" ? ["result", "tools"] : ["tools"];
  const list = nodeAt(frame, holder);
  return editsFor(frame, text, [{ kind: "set", path: [...holder, list?.children?.length ?? 0], value }]);
}

/** One tool alone becomes the first of a list, one step further in; nothing else of it changes. */
function besideOne(text: string, root: JsonNode, value: Json): readonly TextEdit[] {
  const { offset, length } = root;
  const end = lineEnd(text);
  const unit = unitOf(root, text);
  const written = JSON.stringify(value, null, unit).replaceAll("\n", end + unit);
  const lines = [...text.slice(offset, offset + length).matchAll(/(?:\r\n|\n|\r)(?![\r\n])/g)];
  return [
    { offset, length: 0, text: `[${end}${unit}` },
    ...lines.map(({ index, 0: { length: size } }) => ({ offset: offset + index + size, length: 0, text: unit })),
    { offset: offset + length, length: 0, text: `,${end}${unit}${written}${end}]` },
  ];
}

function newTool(name: string, inputSchema: Json) {
  return { name, description: "", inputSchema };
}

function fieldsOf(example: string): Json | undefined {
  const read = readExamples(example, "fields");
  const schema = read.kind === "examples" ? inferSchema(read.examples) : undefined;
  return isObject(schema) && isObject(schema.properties) ? schema : undefined;
}
