import { isObject, member } from "../../json.ts";
import { latestRevision, wrappedSchema } from "../../mcp/index.ts";
import { applyEdits, type Change, editsFor, parse, parseDocument } from "../../text/index.ts";
import type { Json, JsonObject, Path, ToolDocument } from "../../types.ts";
import { code, count } from "../../words.ts";
import { entriesOf, holdsList, share } from "../entries.ts";
import type { Importer, Reading } from "../importer.ts";
import type { ImportSource } from "../source.ts";
import { documentText } from "../written.ts";

export const mcp: Importer = {
  id: "mcp",
  title: "MCP tools",
  detect(source) {
    const sure = share(toolsIn(source), isTool);
    // Whatever stands where a tool stands: the checks say what is wrong with it. A list of other things is none of ours.
    return sure > 0 ? sure : source.kind === "json" && holdsTools(source.document) ? 0.2 : 0;
  },
  read(source, { notes }) {
    const asIs = source.kind === "json" ? source.document : undefined;
    const stays =
      asIs && holdsTools(asIs) && !asIs.tools.some(({ value }) => Object.hasOwn(value, "jsonrpc") || holdsList(value));
    const found = stays ? asIs.tools.map(({ value }) => value) : toolsIn(source);
    if (!stays && found.length > 0) notes.note("mapped", whence(source, found.length));
    const cleaned = stays && isExact(source) ? clean(asIs, notes) : undefined;
    if (cleaned) return cleaned;
    if (stays && changesOf(asIs).length === 0) return { tools: found, text: source.text };
    const { tools, text } = clean(parseDocument(documentText(found)), notes) ?? { tools: found };
    return { tools, text: text ?? documentText(found) };
  },
};

/** The tools of a JSON text, of the answers among captured messages, or of all lines where none is a message. */
function toolsIn(source: ImportSource): readonly JsonObject[] {
  if (source.kind !== "lines") return entriesOf(source.value);
  const isMessage = (value: JsonObject) => Object.hasOwn(value, "jsonrpc");
  const messages = source.value.filter(isMessage);
  if (messages.length === 0) return source.value.flatMap((value) => entriesOf(value)).filter(isTool);
  const listed = messages.flatMap((message) => {
    const tools = member(member(message, "result"), "tools");
    return Array.isArray(tools) ? (tools as readonly Json[]).filter(isObject) : [];
  });
  // A server is often asked twice: what it said last counts, in the place of what it said first.
  const byName = new Map(listed.map((tool, index) => [String(member(tool, "name") ?? index), tool]));
  return [...byName.values()];
}

function isTool(entry: JsonObject): boolean {
  if (Object.hasOwn(entry, "toolName")) return false;
  if (Object.hasOwn(entry, "inputSchema")) return wrappedSchema(entry.inputSchema) === undefined;
  // A dump of Python objects; Anthropic's tools have none of the other fields.
  return Object.hasOwn(entry, "input_schema") && ["output_schema", "annotations", "title"].some((key) => key in entry);
}

/** Under `tools` anything is meant as a tool; in a bare list it has to look like one. */
function holdsTools({ shape, tools }: ToolDocument): boolean {
  if (shape !== "array") return tools.length > 0;
  return tools.some(({ value }) => {
    const keys = Object.keys(value);
    const isPlain = keys.every((key) => latestRevision.toolFields.includes(key));
    return typeof member(value, "name") === "string" && (isPlain || keys.some((key) => telling.has(key)));
  });
}

/** Beside a name, these are what a tool has and other things seldom. */
const telling = new Set(["description", "title", "annotations", "inputSchema", "outputSchema"]);

function whence(source: ImportSource, tools: number): string {
  const from =
    source.kind !== "lines"
      ? "the JSON around them"
      : source.foreign > 0
        ? `a log with ${count(source.foreign, "line")} of other text`
        : count(source.value.length, "line");
  return `${count(tools, "tool")} taken out of ${from}`;
}

function isExact(source: ImportSource): boolean {
  return source.kind === "json" && source.exact;
}

/** The text with fields that are null for absent left out, comments and all else kept. */
function clean(document: ToolDocument, notes: Reading["notes"]) {
  const changes = changesOf(document);
  const { root } = parse(document.text);
  const edits = changes.length > 0 && root ? editsFor(root, document.text, changes) : undefined;
  if (!edits) return undefined;
  for (const { kind, path } of changes) {
    const field = code(String(path.at(-1)));
    if (kind === "remove") notes.note("mapped", `${field} was null for absent: it is left out`);
    else notes.note("mapped", `${field} is written as in MCP`);
  }
  const text = applyEdits(document.text, edits);
  return { tools: parseDocument(text).tools.map(({ value }) => value), text };
}

function changesOf({ tools }: ToolDocument) {
  return tools.flatMap(({ value, path }) => [
    ...fieldChanges(value, path, latestRevision.toolFields),
    ...(["annotations", "execution"] as const).flatMap((key) => {
      const inner = member(value, key);
      const known = key === "annotations" ? latestRevision.annotationFields : ["taskSupport"];
      return isObject(inner) ? fieldChanges(inner, [...path, key], known) : [];
    }),
    ...[member(value, "icons")].flat().flatMap((icon, index) => {
      return isObject(icon) ? fieldChanges(icon, [...path, "icons", index], ["src", "mimeType", "sizes", "theme"]) : [];
    }),
  ]);
}

function fieldChanges(holder: JsonObject, path: Path, known: readonly string[]) {
  const changes: Extract<Change, { kind: "remove" | "rename" }>[] = [];
  for (const [key, value] of Object.entries(holder)) {
    const field = known.find((name) => name === key || snake(name) === key || (key === "meta" && name === "_meta"));
    if (field === undefined) continue;
    if (value === null) changes.push({ kind: "remove", path: [...path, key] });
    else if (field !== key && !Object.hasOwn(holder, field)) {
      changes.push({ kind: "rename", path: [...path, key], to: field });
    }
  }
  return changes;
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
