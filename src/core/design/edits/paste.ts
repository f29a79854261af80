import { isObject, member } from "../../json.ts";
import {
  indentAt,
  insertEdits,
  lineEnd,
  type MemberWriter,
  nodeAt,
  parse,
  readValue,
  reindent,
} from "../../text/index.ts";
import type { JsonNode, JsonObject, TextEdit } from "../../types.ts";
import { type DesignEdit, type EditResult, isRefused, refuse, type Source } from "../edit.ts";
import { edited, freeName, requiredChanges, requiredOf, schemaAt } from "./change.ts";
import { block, newProperties } from "./new-properties.ts";

type Pasting = DesignEdit & { readonly verb: "paste" };

/** Pasted fields, with the comments in them. Where a name is taken, the field gets one like it. */
export function pasteEdit(source: Source, { path, after, fields }: Pasting): EditResult {
  const schema = schemaAt(source, path);
  const target = nodeAt(source.root, path);
  if (!schema || !target || fields.length === 0) return refuse({ code: "not-there" });
  const properties = member(schema, "properties");
  if (properties !== undefined && !isObject(properties)) return refuse({ code: "malformed", keyword: "properties" });
  const before = requiredOf(schema);
  const named = withNames(fields, properties ?? {});
  const required = named.flatMap(({ name, required: isOn }) => (isOn && !before?.includes(name) ? [name] : []));
  if (!before && required.length > 0) return refuse({ code: "malformed", keyword: "required" });
  const raws = named.map(({ text }) => rawOf(text));
  if (!raws.every((raw) => raw !== undefined)) return refuse({ code: "not-json", offset: 0 });
  const members = named.map(({ name }, index) => ({ name, raw: raws[index] ?? "{}" }));
  const focus = [...path, "properties", named[0]?.name ?? ""];
  const isBare = !properties && !Object.hasOwn(schema, "required");
  const result = edited(source, isBare ? [] : requiredChanges(path, schema, before ?? [], required), focus);
  if (isRefused(result)) return result;
  const written = properties
    ? intoProperties(source, nodeAt(source.root, [...path, "properties"]), members, properties, after)
    : newProperties(source, target, writerOf(source, members, true), isBare ? required : []);
  return { ...result, edits: [...result.edits, ...written] };
}

/** An object with the pasted fields; undefined where one of them is no JSON. */
export function pastedSchema(fields: Pasting["fields"]): JsonObject | undefined {
  const named = withNames(fields, {});
  const values = named.map(({ text }) => readValue(text, { comments: true, exact: false }));
  if (!values.every((one) => one.kind === "value")) return undefined;
  const required = named.flatMap(({ name, required: isOn }) => (isOn ? [name] : []));
  const properties = Object.fromEntries(named.map(({ name }, index) => [name, values[index]?.value ?? {}]));
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

/** Each under its own name, or one like it that no other field has. */
function withNames(fields: Pasting["fields"], own: JsonObject) {
  const taken: Record<string, true> = Object.fromEntries(Object.keys(own).map((name) => [name, true]));
  return fields.map((field) => {
    const name = freeName(field.name || "field", taken);
    taken[name] = true;
    return { ...field, name };
  });
}

/** The value alone: what stands around it in the pasted text was said of another place. */
function rawOf(text: string): string | undefined {
  const { root, faults } = parse(text);
  const isWhole = !faults.some(({ kind }) => kind === "syntax" || kind === "limit");
  return root && isWhole ? text.substring(root.offset, root.offset + root.length) : undefined;
}

type Members = readonly { readonly name: string; readonly raw: string }[];

function writerOf({ text }: Source, members: Members, inLines: boolean): MemberWriter {
  const end = lineEnd(text);
  return (indent, comma) => {
    const own = members.map(
      ({ name, raw }) => `${JSON.stringify(name)}: ${reindent(raw.replace(/\r\n|\r|\n/g, end), "", indent)}`,
    );
    return own.join(inLines ? `,${end}${indent}` : ", ") + (comma ? "," : "");
  };
}

function intoProperties(
  source: Source,
  holder: JsonNode | undefined,
  members: Members,
  properties: JsonObject,
  after: string | undefined,
): readonly TextEdit[] {
  if (!holder) return [];
  const { text } = source;
  const { offset, length } = holder;
  const raw = text.substring(offset, offset + length);
  const isSpread = members.length > 1 || members.some((one) => one.raw.includes("\n"));
  if (/^\{\s*\}$/.test(raw) && isSpread)
    return [{ offset, length, text: block(source, indentAt(text, offset), writerOf(source, members, true)) }];
  const keys = Object.keys(properties);
  const index = after !== undefined && keys.includes(after) ? keys.indexOf(after) + 1 : keys.length;
  return insertEdits(text, holder, index, writerOf(source, members, raw.includes("\n")));
}
