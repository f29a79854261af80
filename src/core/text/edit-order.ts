import type { JsonNode, Path, TextEdit } from "../types.ts";
import { arrangeEdit, chunkWriter, insertEdits, type MemberWriter, reorderEdit, takeEdits } from "./arrange.ts";
import type { Change } from "./change.ts";
import { layoutNear, render } from "./layout.ts";
import { childAt, nodeAt, propertyOf } from "./locate.ts";

/** The changes that are about the place of a member among its siblings. */
export type OrderChange = Extract<
  Change,
  { readonly kind: "insert" | "reorder" | "arrange" | "transfer" | "duplicate" }
>;

/** Undefined where a path is not there, or the name is taken in its new place. */
export function orderEdits(root: JsonNode, text: string, change: OrderChange): readonly TextEdit[] | undefined {
  switch (change.kind) {
    case "insert": {
      const holder = nodeAt(root, change.path);
      if (!holder || !isFree(holder, change.key)) return undefined;
      const write = (indent: string) => render(change.value, indent, layoutNear(text, holder));
      return insertEdits(text, holder, change.index, keyed(change.key, write));
    }
    case "reorder": {
      const member = memberAt(root, change.path);
      const edit = member && reorderEdit(text, member.holder, member.index, change.to);
      return edit && [edit];
    }
    case "arrange": {
      const holder = nodeAt(root, change.path);
      const edit = holder && arrangeEdit(text, holder, change.order);
      return edit && [edit];
    }
    case "duplicate": {
      const member = memberAt(root, change.path);
      const node = nodeAt(root, change.path);
      if (!member || !node || !isFree(member.holder, change.key)) return undefined;
      const raw = text.substring(node.offset, node.offset + node.length);
      return insertEdits(
        text,
        member.holder,
        member.index + 1,
        keyed(change.key, () => raw),
      );
    }
    case "transfer":
      return transferEdits(root, text, change);
  }
}

function transferEdits(root: JsonNode, text: string, change: OrderChange & { readonly kind: "transfer" }) {
  const member = memberAt(root, change.from);
  const holder = nodeAt(root, change.to);
  if (!member || !holder || holder === member.holder || isWithin(holder, member.node)) return undefined;
  const key = holder.type === "object" ? (change.key ?? keyOf(member.node)) : undefined;
  const write = isFree(holder, key) ? chunkWriter(text, member.holder, member.index, key) : undefined;
  if (!write) return undefined;
  return [...takeEdits(text, member.holder, member.index), ...insertEdits(text, holder, change.index, write)];
}

function keyed(key: string | undefined, write: (indent: string) => string): MemberWriter {
  const start = key === undefined ? "" : `${JSON.stringify(key)}: `;
  return (indent, comma) => `${start}${write(indent)}${comma ? "," : ""}`;
}

interface Member {
  readonly holder: JsonNode;
  /** The property or element. */
  readonly node: JsonNode;
  readonly index: number;
}

function memberAt(root: JsonNode, path: Path): Member | undefined {
  const key = path.at(-1);
  const holder = nodeAt(root, path.slice(0, -1));
  if (!holder || key === undefined) return undefined;
  const node = typeof key === "string" ? propertyOf(holder, key) : childAt(holder, key);
  return node && { holder, node, index: holder.children?.indexOf(node) ?? -1 };
}

function keyOf(node: JsonNode): string | undefined {
  return node.type === "property" ? String(node.children?.[0]?.value) : undefined;
}

/** Whether a container takes a new member under this key, or an element without one. */
function isFree(holder: JsonNode, key: string | undefined): boolean {
  if (holder.type === "array") return key === undefined;
  return holder.type === "object" && key !== undefined && !propertyOf(holder, key);
}

function isWithin(inner: JsonNode, outer: JsonNode): boolean {
  return inner.offset >= outer.offset && inner.offset + inner.length <= outer.offset + outer.length;
}
