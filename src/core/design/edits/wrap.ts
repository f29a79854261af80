import { isObject, member } from "../../json.ts";
import {
  applyEdits,
  type Change,
  editsFor,
  indentAt,
  type Layout,
  layoutNear,
  lineEnd,
  nodeAt,
  over,
  parse,
  reindent,
  render,
  valueAt,
} from "../../text/index.ts";
import type { Json, JsonNode, Path } from "../../types.ts";
import { type EditResult, refuse, type Source } from "../edit.ts";
import { surroundingsOf } from "../page.ts";
import { tagOf, typeNames, unionOf } from "../type-view.ts";
import { edited, schemaAt } from "./change.ts";

/** What a person said of the value as a whole stays with the whole. */
const outer = ["title", "description"];

/** The schema becomes what each element of a list is. */
export function wrapListEdit(source: Source, path: Path): EditResult {
  return wrapped(source, path, (raw) => [
    ["type", '"array"'],
    ["items", raw],
  ]);
}

/** The schema becomes one of two branches. */
export function makeUnionEdit(source: Source, path: Path): EditResult {
  const schema = schemaAt(source, path);
  const second =
    schema && typeNames(schema).includes("string") ? { type: "object", properties: {} } : { type: "string" };
  return wrapped(source, path, (raw, indent, layout) => {
    if (!layout.isSpread) return [["anyOf", `[${raw}, ${render(second)}]`]];
    const inner = indent + layout.unit;
    return [["anyOf", `[${over([reindent(raw, indent, inner), render(second, inner, layout)], indent, layout)}]`]];
  });
}

type Member = readonly [key: string, raw: string];

/** Writes another schema around one, whose text goes in with its comments. */
function wrapped(
  source: Source,
  path: Path,
  around: (raw: string, indent: string, layout: Layout) => readonly Member[],
): EditResult {
  const { root, text } = source;
  const node = nodeAt(root, path);
  if (!node) return refuse({ code: "not-there" });
  const layout = layoutNear(text, node);
  const indent = indentAt(text, node.offset);
  const deeper = indent + layout.unit;
  const raw = text.substring(node.offset, node.offset + node.length);
  const { inner, hoisted } = hoist(raw);
  const isLong = layout.isSpread || inner.includes("\n");
  const deep = isLong ? reindent(inner, indent, deeper) : inner;
  const members = [...hoisted, ...around(deep, deeper, layout)].map(
    ([key, value]) => `${JSON.stringify(key)}: ${value}`,
  );
  const written = isLong ? `{${over(members, indent, layout)}}` : `{ ${members.join(", ")} }`;
  return { edits: [{ offset: node.offset, length: node.length, text: written }], consequences: [], focus: path };
}

/** Title and description leave the text of a schema, unless a comment stands beside them. */
function hoist(raw: string): { readonly inner: string; readonly hoisted: readonly Member[] } {
  const { root } = parse(raw);
  const found = outer.flatMap((key): Member[] => {
    const node = root && nodeAt(root, [key]);
    return node ? [[key, raw.substring(node.offset, node.offset + node.length)]] : [];
  });
  const changes: Change[] = found.map(([key]) => ({ kind: "remove", path: [key] }));
  const edits = root && editsFor(root, raw, changes);
  return edits ? { inner: applyEdits(raw, edits), hoisted: found } : { inner: raw, hoisted: [] };
}

/** Whether null is taken, too: in the type, in the list of values, or as a branch. */
export function nullableEdit(source: Source, path: Path, nullable: boolean): EditResult {
  const schema = schemaAt(source, path);
  if (!schema) return refuse({ code: "not-there" });
  const union = unionOf(schema);
  if (union)
    return edited(
      source,
      nullBranch(schema[union.keyword] as readonly Json[], [...path, union.keyword], nullable),
      path,
    );
  const types = typeNames(schema);
  const values = member(schema, "enum");
  if (types.length === 0 && !Array.isArray(values)) {
    if (!nullable) return edited(source, dropped(schema, path), path);
    return wrapped(source, path, (raw) => [["anyOf", `[${raw}, { "type": "null" }]`]]);
  }
  const changes: Change[] = [...dropped(schema, path)];
  if (types.length > 0)
    changes.push({ kind: "set", path: [...path, "type"], value: withNull(types, "null", nullable) });
  if (Array.isArray(values)) changes.push(...nullValue(values, [...path, "enum"], nullable));
  return edited(source, changes, path);
}

function dropped(schema: ReturnType<typeof schemaAt>, path: Path): readonly Change[] {
  return member(schema, "nullable") === undefined ? [] : [{ kind: "remove", path: [...path, "nullable"] }];
}

function withNull(types: readonly string[], name: string, wanted: boolean): Json {
  const others = types.filter((type) => type !== name);
  if (wanted) return [...others, name];
  const [only] = others;
  return others.length === 1 && only !== undefined ? only : others;
}

function nullValue(values: readonly Json[], path: Path, wanted: boolean): readonly Change[] {
  const at = values.indexOf(null);
  if (wanted === at >= 0) return [];
  return wanted
    ? [{ kind: "set", path: [...path, values.length], value: null }]
    : [{ kind: "remove", path: [...path, at] }];
}

function nullBranch(branches: readonly Json[], path: Path, wanted: boolean): readonly Change[] {
  const at = branches.findIndex((branch) => isObject(branch) && member(branch, "type") === "null");
  if (wanted === at >= 0) return [];
  if (wanted) return [{ kind: "set", path: [...path, branches.length], value: { type: "null" } }];
  return [{ kind: "remove", path: [...path, at] }];
}

/** One more branch, told apart as the others are. */
export function addBranchEdit(source: Source, path: Path): EditResult {
  const schema = schemaAt(source, path);
  const union = schema && unionOf(schema);
  if (!schema || !union) return refuse({ code: "not-there" });
  const list = schema[union.keyword] as readonly Json[];
  const tag = tagOf(union.branches, surroundingsOf(valueAt(source.tool, path.slice(0, 1)) ?? null));
  const name = `option_${list.length + 1}`;
  const branch: Json =
    tag === undefined
      ? { type: "object", properties: {} }
      : { type: "object", properties: { [tag]: { const: name } }, required: [tag] };
  const place = [...path, union.keyword, list.length];
  return edited(source, [{ kind: "set", path: place, value: branch }], place);
}

/** A schema as JSON that a person wrote. */
export function replaceEdit({ root, text }: Source, path: Path, written: string): EditResult {
  const node: JsonNode | undefined = nodeAt(root, path);
  if (!node) return refuse({ code: "not-there" });
  // A text field only knows \n.
  const own = written.trim().replace(/\r\n|\r|\n/g, lineEnd(text));
  const read = parse(own);
  const fault = read.faults.find(({ kind }) => kind === "syntax" || kind === "limit");
  if (!read.root || fault) return refuse({ code: "not-json", offset: fault?.offset ?? 0 });
  const indent = indentAt(text, node.offset);
  // A note up to the end of its line would swallow the comma that follows.
  const isNoted = own.slice(read.root.offset + read.root.length).includes("//");
  const value = reindent(own, "", indent) + (isNoted ? lineEnd(text) + indent : "");
  return { edits: [{ offset: node.offset, length: node.length, text: value }], consequences: [], focus: path };
}
