import { remember } from "../memo.ts";
import type { JsonNode, Path, Span, TextEdit } from "../types.ts";
import type { Change } from "./change.ts";
import { orderEdits } from "./edit-order.ts";
import { indentAt, type Layout, layoutNear, over, reindent, render } from "./layout.ts";
import { childAt, nodeAt, propertyOf } from "./locate.ts";
import { editMembers, type MemberChanges } from "./members.ts";

/** The edits of some changes to one text, or undefined where a path is not there or two changes meet. */
export function editsFor(root: JsonNode, text: string, changes: readonly Change[]): TextEdit[] | undefined {
  const plan: Plan = { root, text, edits: [], members: new Map() };
  for (const change of changes) if (!add(plan, change)) return undefined;
  const edits = [...plan.edits];
  const outermost = outermostOf([...plan.members.values()].flatMap(({ removed }) => [...removed]));
  for (const members of plan.members.values()) {
    const removed = new Set([...members.removed].filter((node) => outermost.has(node)));
    edits.push(...editMembers(text, { ...members, removed }));
  }
  return overlap(edits) ? undefined : edits;
}

interface Plan {
  readonly root: JsonNode;
  readonly text: string;
  readonly edits: TextEdit[];
  readonly members: Map<JsonNode, MemberChanges>;
}

function add(plan: Plan, change: Change): boolean {
  const { root, text, edits } = plan;
  switch (change.kind) {
    case "text":
      edits.push({ offset: change.offset, length: change.length, text: change.text });
      return true;
    case "set": {
      const node = nodeAt(root, change.path);
      const write: Writer = (indent, layout) => render(change.value, indent, layout);
      if (!node) return insert(plan, change.path, write, change.first ?? false);
      edits.push(replace(node, write(indentAt(text, node.offset), layoutNear(text, node))));
      return true;
    }
    case "rename": {
      const holder = nodeAt(root, change.path.slice(0, -1));
      const key = holder && propertyOf(holder, String(change.path.at(-1)))?.children?.[0];
      if (!key || propertyOf(holder, change.to)) return false;
      edits.push(replace(key, JSON.stringify(change.to)));
      return true;
    }
    case "remove":
      return remove(plan, change.path);
    case "unrepeat": {
      const holder = nodeAt(root, change.path.slice(0, -1));
      const same = (holder && byKey(holder).get(change.path.at(-1))) ?? [];
      const others = change.keep === "first" ? same.slice(1) : same.slice(0, -1);
      for (const property of others) membersOf(plan, holder as JsonNode).removed.add(property);
      return others.length > 0;
    }
    case "move": {
      const node = nodeAt(root, change.from);
      if (!node) return false;
      const raw = text.substring(node.offset, node.offset + node.length);
      const write = (indent: string) => reindent(raw, indentAt(text, node.offset), indent);
      const target = nodeAt(root, change.to);
      if (!target) return remove(plan, change.from) && insert(plan, change.to, write, false);
      if (target === node || !within(node, target)) return false;
      edits.push(replace(target, write(indentAt(text, target.offset))));
      return true;
    }
    case "insert":
    case "reorder":
    case "arrange":
    case "transfer":
    case "duplicate": {
      const found = orderEdits(root, text, change);
      edits.push(...(found ?? []));
      return found !== undefined;
    }
    case "spread": {
      const node = nodeAt(root, change.path);
      if (!node) return false;
      const indent = indentAt(text, node.offset);
      const layout = layoutNear(text, node);
      const written = change.values.map((value) => render(value, indent, layout));
      edits.push(replace(node, written.join(`,${layout.end}${indent}`)));
      return written.length > 0;
    }
  }
}

/** Kept: of thousands of keys each may stand twice, and each repair asks for its own. */
const byKey = remember(({ children = [] }: JsonNode): ReadonlyMap<unknown, readonly JsonNode[]> => {
  const all = new Map<unknown, JsonNode[]>();
  for (const property of children) {
    const key: unknown = property.children?.[0]?.value;
    const same = all.get(key);
    if (same) same.push(property);
    else all.set(key, [property]);
  }
  return all;
});

type Writer = (indent: string, layout: Layout) => string;

/** Adds a member under the deepest container of the path that exists. */
function insert(plan: Plan, path: Path, write: Writer, first: boolean): boolean {
  let holder = plan.root;
  let depth = 0;
  for (; depth < path.length - 1; depth++) {
    const next = childAt(holder, path[depth] ?? "");
    if (!next) break;
    holder = next;
  }
  const [key, ...inner] = path.slice(depth);
  if (key === undefined || inner.some((step) => typeof step !== "string")) return false;
  if (holder.type === (typeof key === "string" ? "object" : "array")) {
    const layout = layoutNear(plan.text, holder);
    const value = (indent: string) => nested(inner, indent, layout, write);
    const { keys, front, back } = membersOf(plan, holder);
    if (typeof key === "string") {
      // A key without a value, or one that another change adds: a second one would hide it.
      if (keys.has(key) || propertyOf(holder, key)) return false;
      keys.add(key);
      (first ? front : back).push((indent) => `${JSON.stringify(key)}: ${value(indent)}`);
    } else (first ? front : back).push(value);
    return true;
  }
  return false;
}

/** A value in objects of one member each, that are there for it. */
function nested([step, ...more]: Path, indent: string, layout: Layout, write: Writer): string {
  if (step === undefined) return write(indent, layout);
  const line = (at: string) => `${JSON.stringify(step)}: ${nested(more, at, layout, write)}`;
  return layout.isSpread ? `{${over([line(indent + layout.unit)], indent, layout)}}` : `{ ${line(indent)} }`;
}

function remove(plan: Plan, path: Path): boolean {
  const key = path.at(-1);
  const holder = nodeAt(plan.root, path.slice(0, -1));
  if (!holder || key === undefined) return false;
  const target = typeof key === "string" ? propertyOf(holder, key) : childAt(holder, key);
  if (!target) return false;
  membersOf(plan, holder).removed.add(target);
  return true;
}

function membersOf({ members }: Plan, holder: JsonNode): MemberChanges {
  const known = members.get(holder) ?? { holder, removed: new Set(), keys: new Set(), front: [], back: [] };
  members.set(holder, known);
  return known;
}

function replace(node: JsonNode, text: string): TextEdit {
  return { offset: node.offset, length: node.length, text };
}

function within(inner: Span, outer: Span): boolean {
  return inner.offset >= outer.offset && inner.offset + inner.length <= outer.offset + outer.length;
}

/** Nodes that are in no other of them: they hold each other or stand apart. */
function outermostOf(nodes: readonly JsonNode[]): ReadonlySet<JsonNode> {
  const found = new Set<JsonNode>();
  let end = -1;
  for (const node of nodes.toSorted((a, b) => a.offset - b.offset || b.length - a.length)) {
    if (node.offset + node.length <= end) continue;
    found.add(node);
    end = node.offset + node.length;
  }
  return found;
}

function overlap(edits: readonly TextEdit[]): boolean {
  const ordered = edits.toSorted((a, b) => a.offset - b.offset || a.length - b.length);
  return ordered.some((edit, index) => {
    const before = ordered[index - 1];
    return before !== undefined && before.offset + before.length > edit.offset;
  });
}
