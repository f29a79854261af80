import { estimateTokens } from "../../cost/index.ts";
import { isObject, member } from "../../json.ts";
import { dialectUris, referencesOf } from "../../schema/index.ts";
import {
  indentAt,
  insertEdits,
  layoutNear,
  lineEnd,
  nodeAt,
  reindent,
  render,
  toPointer,
  unitOf,
  valueAt,
} from "../../text/index.ts";
import type { JsonNode, JsonObject, Path, TextEdit } from "../../types.ts";
import { placesOf } from "../consequences.ts";
import { type EditResult, refuse, type Source } from "../edit.ts";
import { placeInWords } from "../edit-words.ts";
import { referenceIn } from "../type-view.ts";
import { edited, hasComment } from "./change.ts";

/** A schema becomes a shared definition, with its comments, and a reference to it stays in its place. */
export function extractEdit(source: Source, path: Path, name: string): EditResult {
  const { root, text, tool } = source;
  const field = path[0] ?? "";
  const schema = valueAt(tool, [field]);
  const node = nodeAt(root, path);
  const holder = nodeAt(root, [field]);
  if (!isObject(schema) || !node || !holder || path.length < 2) return refuse({ code: "not-there" });
  if (name === "") return refuse({ code: "name-empty" });
  const keyword = definitionsKeyword(schema);
  const known = member(schema, keyword);
  if (known !== undefined && !isObject(known)) return refuse({ code: "malformed", keyword });
  if (isObject(known) && Object.hasOwn(known, name)) return refuse({ code: "name-taken", name });
  const raw = text.substring(node.offset, node.offset + node.length);
  const reference = `#${encodeURI(toPointer([keyword, name]))}`;
  const inPlace: TextEdit = {
    offset: node.offset,
    length: node.length,
    text: render({ $ref: reference }, indentAt(text, node.offset), layoutNear(text, node)),
  };
  const moved = (indent: string) => `${JSON.stringify(name)}: ${reindent(raw, indentAt(text, node.offset), indent)}`;
  const target = isObject(known) ? nodeAt(root, [field, keyword]) : undefined;
  const edits = target
    ? insertEdits(text, target, target.children?.length ?? 0, (indent, comma) => moved(indent) + (comma ? "," : ""))
    : insertEdits(text, holder, holder.children?.length ?? 0, (indent, comma) => {
        const inner = indent + unitOf(root, text);
        const end = lineEnd(text);
        return `${JSON.stringify(keyword)}: {${end}${inner}${moved(inner)}${end}${indent}}${comma ? "," : ""}`;
      });
  return { edits: [inPlace, ...edits], consequences: [], focus: path };
}

/** The keyword that holds definitions: the one that is there, else the one of the dialect. */
function definitionsKeyword(schema: JsonObject): "$defs" | "definitions" {
  if (isObject(member(schema, "definitions")) && !isObject(member(schema, "$defs"))) return "definitions";
  const declared = String(member(schema, "$schema") ?? "");
  const older = [dialectUris["draft-06"], dialectUris["draft-07"]].map((uri) => uri.replace(/#$/, ""));
  return older.includes(declared.replace(/#$/, "")) ? "definitions" : "$defs";
}

/** A reference becomes a copy of what it leads to. What stands beside the reference stays, and wins over the definition. */
export function inlineEdit(source: Source, path: Path): EditResult {
  const { root, text, tool } = source;
  const field = path[0] ?? "";
  const schema = valueAt(tool, path);
  // Beside null the reference is a branch of its own.
  const inner = referenceIn(schema)?.steps ?? [];
  if (inner.length > 0) {
    const result = inlineEdit(source, [...path, ...inner]);
    return "refusal" in result ? result : { ...result, focus: path };
  }
  const base = valueAt(tool, [field]);
  const reference = member(schema, "$ref");
  if (!isObject(schema) || !isObject(base) || typeof reference !== "string") return refuse({ code: "not-there" });
  const steps = referencesOf(base).find((one) => one.reference === reference)?.target;
  const definition = steps && nodeAt(root, [field, ...steps]);
  const node = nodeAt(root, path);
  const property = propertyNode(node, "$ref");
  if (!definition || !node || !property) return refuse({ code: "not-there" });
  const from = [field, ...steps];
  const places = placesOf(tool, from).map((place) => ({ path: place, names: placeInWords(place, tool) }));
  const { $ref: _, ...own } = schema;
  const shared = valueAt(tool, from);
  const tokens = estimateTokens(isObject(shared) ? { ...shared, ...own } : (shared ?? null)) - estimateTokens(schema);
  const consequences = [{ code: "copied" as const, name: String(from.at(-1)), definition: from, places, tokens }];
  if (Object.keys(schema).length === 1 && !hasComment(source, path)) {
    const raw = text.substring(definition.offset, definition.offset + definition.length);
    const copy = reindent(raw, indentAt(text, definition.offset), indentAt(text, node.offset));
    return { edits: [{ offset: node.offset, length: node.length, text: copy }], consequences, focus: path };
  }
  const members = (definition.children ?? []).filter((one) => !Object.hasOwn(schema, String(one.children?.[0]?.value)));
  if (definition.type !== "object") return refuse({ code: "malformed", keyword: "$ref" });
  if (members.length === 0) return edited(source, [{ kind: "remove", path: [...path, "$ref"] }], path, consequences);
  const indent = indentAt(text, property.offset);
  const old = indentAt(text, (members[0] as JsonNode).offset);
  const written = members.map((one) => reindent(text.substring(one.offset, one.offset + one.length), old, indent));
  const joined = written.join(`,${lineEnd(text)}${indent}`);
  return { edits: [{ offset: property.offset, length: property.length, text: joined }], consequences, focus: path };
}

function propertyNode(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.children?.find((property) => property.children?.[0]?.value === key);
}
