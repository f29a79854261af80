import { isObject, member } from "../../json.ts";
import { dialectUris, referencesOf } from "../../schema/index.ts";
import { indentAt, insertEdits, lineEnd, nodeAt, reindent, toPointer, unitOf, valueAt } from "../../text/index.ts";
import type { JsonNode, JsonObject, Path, TextEdit } from "../../types.ts";
import { type EditResult, refuse, type Source } from "../edit.ts";

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
    text: `{ "$ref": ${JSON.stringify(reference)} }`,
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
  const base = valueAt(tool, [field]);
  const reference = member(schema, "$ref");
  if (!isObject(schema) || !isObject(base) || typeof reference !== "string") return refuse({ code: "not-there" });
  const steps = referencesOf(base).find((one) => one.reference === reference)?.target;
  const definition = steps && nodeAt(root, [field, ...steps]);
  const property = propertyNode(nodeAt(root, path), "$ref");
  if (definition?.type !== "object" || !property) return refuse({ code: "not-there" });
  const members = (definition.children ?? []).filter((one) => !Object.hasOwn(schema, String(one.children?.[0]?.value)));
  const indent = indentAt(text, property.offset);
  const first = definition.children?.[0];
  const from = first ? indentAt(text, first.offset) : indent;
  const written = members.map((one) => reindent(text.substring(one.offset, one.offset + one.length), from, indent));
  const gap = `,${lineEnd(text)}${indent}`;
  const joined = written.length > 0 ? written.join(gap) : '"$comment": "A copy of an empty definition"';
  return { edits: [{ offset: property.offset, length: property.length, text: joined }], consequences: [], focus: path };
}

function propertyNode(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.children?.find((property) => property.children?.[0]?.value === key);
}
