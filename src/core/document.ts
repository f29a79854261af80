import { mostText } from "./limits.ts";
import { childAt, nodeAt } from "./locate.ts";
import { type Outline, outline } from "./outline.ts";
import { inspect, nodeValue, parse } from "./parse.ts";
import type { Fault, JsonNode, JsonObject, Path, Shape, Span, ToolDocument, ToolSlice } from "./types.ts";

/** One tool's text and what its parse gives; offsets count from the start of that text. */
export type ParsedTool = Pick<ToolSlice, "text" | "root" | "value" | "faults">;

/** Fields that make an object a tool descriptor, or somebody's idea of one. */
const toolFields = [
  ...["name", "title", "description", "inputSchema", "outputSchema", "annotations"],
  ...["parameters", "input_schema", "inputschema", "schema", "args", "function", "toolSpec", "functionDeclarations"],
];

/** Text in any shape that holds tools to a document. Pass a memoised `parseOne` to keep the tools that did not change. */
export function parseDocument(
  text: string,
  parseOne: (text: string) => ParsedTool | undefined = parseTool,
): ToolDocument {
  const nothing = { text, shape: "empty", frame: undefined, tools: [] } as const;
  if (text.length > mostText) {
    const size = `${(text.length / 1024 / 1024).toFixed(1)} million characters`.replace(".0 ", " ");
    const message = `The text has ${size}, more than is checked at once: split it into files of at most ${mostText / 1024 / 1024} MiB`;
    return { ...nothing, faults: [{ kind: "limit", offset: 0, length: 1, message }] };
  }
  const faults: Fault[] = [];
  const body = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
  if (body !== text) {
    const message = "An invisible byte order mark starts the text: JSON parsers refuse it";
    faults.push({ kind: "syntax", offset: 0, length: 1, message, replacement: "" });
  }
  const lines = outline(body);
  if (lines.tooDeepAt !== undefined) {
    const message =
      "The nesting is more than 500 levels deep: no client takes that. Flatten it, or describe the structure with `$ref`";
    return { ...nothing, faults: [...faults, { kind: "limit", offset: lines.tooDeepAt, length: 1, message }] };
  }
  const framed = parse(blank(body, lines));
  const frame = framed.root;
  if (!frame) return { ...nothing, faults: [...faults, ...framed.faults] };

  const { shape, path } = shapeOf(frame);
  const tools: ToolSlice[] = [];
  for (const [index, node] of toolNodes(frame, shape, path)) {
    const parsed = parseOne(body.substring(node.offset, node.offset + node.length));
    const toolPath = shape === "tool" ? [] : [...path, index];
    if (parsed) tools.push({ ...parsed, index, path: toolPath, offset: node.offset, length: node.length });
  }
  const outside = (fault: Fault) => !tools.some((tool) => covers(tool, fault));
  faults.push(...framed.faults.filter(outside), ...inspect(frame, body).filter(outside));
  return { text, shape, frame, tools, faults };
}

export function parseTool(text: string): ParsedTool | undefined {
  const { root, faults } = parse(text);
  if (root?.type !== "object") return undefined;
  return { text, root, value: nodeValue(root) as JsonObject, faults: [...faults, ...inspect(root, text)] };
}

/** The text with every tool turned into an empty object of the same length: quick to parse, offsets unchanged. */
function blank(text: string, { elements }: Outline): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { offset, length } of elements) {
    pieces.push(text.substring(end, offset), "{", " ".repeat(length - 2), "}");
    end = offset + length;
  }
  pieces.push(text.substring(end));
  return pieces.join("");
}

function shapeOf(frame: JsonNode): { shape: Shape; path: Path } {
  if (frame.type === "array") return { shape: "array", path: [] };
  if (frame.type !== "object") return { shape: "other", path: [] };
  if (childAt(frame, "tools")?.type === "array") return { shape: "tools", path: ["tools"] };
  const listed = nodeAt(frame, ["result", "tools"]);
  if (listed?.type === "array") return { shape: "response", path: ["result", "tools"] };
  if (childAt(frame, "jsonrpc")) return { shape: "other", path: [] };
  return { shape: toolFields.some((field) => childAt(frame, field)) ? "tool" : "other", path: [] };
}

function toolNodes(frame: JsonNode, shape: Shape, path: Path): [number, JsonNode][] {
  if (shape === "tool") return [[0, frame]];
  if (shape === "other") return [];
  const elements = nodeAt(frame, path)?.children ?? [];
  return elements.map((node, index): [number, JsonNode] => [index, node]).filter(([, node]) => node.type === "object");
}

function covers(outer: Span, inner: Span): boolean {
  return inner.offset >= outer.offset && inner.offset + inner.length <= outer.offset + outer.length;
}
