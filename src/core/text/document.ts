import { isObject } from "../json.ts";
import { maxText } from "../limits.ts";
import type { Fault, Json, JsonNode, JsonObject, Path, Shape, ToolDocument, ToolSlice } from "../types.ts";
import { parseFrame } from "./frame.ts";
import { childAt, nodeAt } from "./locate.ts";
import { looksLike } from "./looks-like.ts";
import { mend } from "./mend.ts";
import { isSchemaName } from "./misnamed.ts";
import { type Outline, outline } from "./outline.ts";
import { inspect, nodeValue, type Parsed, parse, tooDeep } from "./parse.ts";
import { unclosedBracket } from "./unclosed-bracket.ts";

/** One tool's text and what its parse gives; offsets count from the start of that text. */
export type ParsedTool = Pick<ToolSlice, "text" | "tree" | "value" | "faults">;

/** Fields that make an object a tool descriptor, or somebody's idea of one. */
const toolFields = new Set([
  ...["name", "inputSchema", "outputSchema", "annotations", "execution"],
  ...["function", "toolSpec", "functionDeclarations", "function_declarations"],
]);
/** Fields that a tool shares with other things, and those that show it to be such a thing. */
const sharedFields = new Set(["title", "description", "icons", "_meta", "schema", "args", "arguments", "params"]);
const otherFields = new Set([
  ...["$schema", "$id", "$defs", "type", "properties", "mcpServers", "servers", "openapi", "swagger", "jsonrpc"],
]);
/** A package has a name and a description, too. */
const packageFields = new Set(["scripts", "dependencies", "devDependencies", "peerDependencies", "workspaces"]);

/** Text in any shape that holds tools to a document. Pass a memoised `parseOne` to keep the tools that did not change. */
export function parseDocument(
  text: string,
  parseOne: (text: string) => ParsedTool | undefined = parseTool,
): ToolDocument {
  return readDocument(text, parseOne);
}

/** A tool of a text, without its place there. */
export type ToolValue = Pick<ToolSlice, "value" | "index" | "path">;

/** The tools of a text for those who need no positions: most are strict JSON, which is read much faster without them. */
export function toolValues(text: string): readonly ToolValue[] {
  return readDocument(text, (one) => strictTool(one) ?? parseTool(one)).tools;
}

function strictTool(text: string): Pick<ParsedTool, "value" | "faults"> | undefined {
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) ? { value, faults: [] } : undefined;
  } catch {
    return undefined;
  }
}

type PlacedIn<Tool> = Tool & Omit<ToolSlice, keyof ParsedTool>;

function readDocument<Tool extends Pick<ParsedTool, "faults">>(
  text: string,
  parseOne: (text: string) => Tool | undefined,
): Omit<ToolDocument, "tools"> & { readonly tools: readonly PlacedIn<Tool>[] } {
  const nothing = { text, shape: "empty", frame: undefined, tools: [], balanced: false } as const;
  if (text.length > maxText) {
    const fault: Fault = { kind: "limit", offset: 0, length: 1, code: "too-long", args: [String(text.length)] };
    return { ...nothing, faults: [fault] };
  }
  const faults: Fault[] = [];
  const body = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
  if (body !== text) {
    faults.push({ kind: "syntax", offset: 0, length: 1, code: "byte-order-mark", args: [], replacement: "" });
  }
  const looks = looksLike(body);
  if (looks.kind === "language") return { ...nothing, faults: [looks] };
  const lines = outlineOf(body);
  if (lines.tooDeepAt !== undefined) {
    return { ...nothing, faults: [...faults, tooDeep(lines.tooDeepAt)] };
  }
  const framed = parseFrame(body, lines.elements);
  const frame = framed.root;
  const unclosed = lines.balanced ? undefined : unclosedBracket(body);
  if (!frame) return { ...nothing, faults: unclosed ? [...faults, unclosed] : [...faults, ...framed.faults] };

  const { shape, path } = shapeOf(frame);
  const tools: PlacedIn<Tool>[] = [];
  for (const [index, node] of toolNodes(frame, shape, path)) {
    const parsed = parseOne(body.substring(node.offset, node.offset + node.length));
    const toolPath = shape === "tool" ? [] : [...path, index];
    if (parsed) tools.push({ ...parsed, index, path: toolPath, offset: node.offset, length: node.length });
  }
  // What the parser stumbles over after it are echoes.
  if (unclosed) return { text, shape, frame, tools, faults: [...faults, unclosed], balanced: false };
  const isTold = toldBy(tools);
  for (const fault of [...framed.faults, ...inspect(frame, body)]) if (!isTold(fault)) faults.push(fault);
  return { text, shape, frame, tools, faults, balanced: lines.balanced };
}

export function parseTool(text: string): ParsedTool | undefined {
  const { root, faults } = parse(text);
  if (root?.type !== "object") return undefined;
  return {
    text,
    tree: treeOf(text, root),
    value: nodeValue(root) as JsonObject,
    faults: [...faults, ...inspect(root, text)],
  };
}

/** A tree takes several times the room of its text, and is seldom asked for: it stays until the room is needed. */
function treeOf(text: string, root: JsonNode): () => JsonNode {
  let kept = new WeakRef(root);
  return () => {
    const tree = kept.deref() ?? (parse(text).root as JsonNode);
    kept = new WeakRef(tree);
    return tree;
  };
}

/** A single JSON value of any kind, with the same guards. */
export function parseResult(text: string): Parsed {
  const deep = outline(text).tooDeepAt;
  if (deep !== undefined) return { root: undefined, faults: [tooDeep(deep)] };
  const { root, faults } = parse(text);
  return { root, faults: root ? [...faults, ...inspect(root, text)] : faults };
}

/** Where quotes of other languages hide what is a bracket and what is not, the outline is that of the mended text. */
function outlineOf(body: string): Outline {
  const raw = outline(body);
  if (!raw.foreignQuotes) return raw;
  const { text, origin } = mend(body);
  const mended = outline(text);
  return {
    ...mended,
    tooDeepAt: mended.tooDeepAt === undefined ? undefined : origin(mended.tooDeepAt),
    elements: mended.elements.map(({ offset, length }) => {
      const start = origin(offset);
      return { offset: start, length: origin(offset + length) - start };
    }),
  };
}

function shapeOf(frame: JsonNode): { shape: Shape; path: Path } {
  if (frame.type === "array") return { shape: "array", path: [] };
  if (frame.type !== "object") return { shape: "other", path: [] };
  if (childAt(frame, "tools")?.type === "array") return { shape: "tools", path: ["tools"] };
  const listed = nodeAt(frame, ["result", "tools"]);
  if (listed?.type === "array") return { shape: "response", path: ["result", "tools"] };
  return { shape: looksLikeTool(frame) ? "tool" : "other", path: [] };
}

function looksLikeTool(frame: JsonNode): boolean {
  const keys = (frame.children ?? []).map((property) => String(property.children?.[0]?.value));
  if (keys.includes("jsonrpc") || keys.includes("mcpServers")) return false;
  if (keys.some(isSchemaName)) return true;
  if (keys.some((key) => packageFields.has(key))) return false;
  if (keys.some((key) => toolFields.has(key))) return true;
  return keys.some((key) => sharedFields.has(key)) && !keys.some((key) => otherFields.has(key));
}

function toolNodes(frame: JsonNode, shape: Shape, path: Path): [number, JsonNode][] {
  if (shape === "tool") return [[0, frame]];
  if (shape === "other") return [];
  const elements = nodeAt(frame, path)?.children ?? [];
  return elements.map((node, index): [number, JsonNode] => [index, node]).filter(([, node]) => node.type === "object");
}

/** Whether a tool tells of the same fault itself. One on its edge may speak of what is missing around it, so the place alone does not tell. */
function toldBy(tools: readonly Pick<ToolSlice, "offset" | "length" | "faults">[]): (fault: Fault) => boolean {
  const told = new Set<string>();
  for (const { offset, length, faults } of tools) {
    for (const fault of faults) if (fault.offset < length) told.add(`${fault.kind} ${fault.offset + offset}`);
  }
  return (fault) => told.has(`${fault.kind} ${fault.offset}`);
}
