import { remember } from "../memo.ts";
import type { JsonNode, TextEdit } from "../types.ts";
import { afterNote, commaAfter, indentAt, layoutNear, lineEnd, over, ownLine, wholeLine } from "./layout.ts";

/** What happens to the members of one object or list; a writer gets the indentation of its line. */
export interface MemberChanges {
  readonly holder: JsonNode;
  readonly removed: Set<JsonNode>;
  /** The keys that are added. */
  readonly keys: Set<string>;
  readonly front: ((indent: string) => string)[];
  readonly back: ((indent: string) => string)[];
}

export function editMembers(text: string, { holder, removed, front, back }: MemberChanges): TextEdit[] {
  const members = holder.children ?? [];
  const [lead] = members;
  const last = members.at(-1);
  if (!lead || !last) return fill(text, holder, [...front, ...back]);

  const own = ownLine(text, lead.offset);
  const separator = own === undefined ? " " : lineEnd(text) + own;
  const write = (member: (indent: string) => string) => member(own ?? indentAt(text, lead.offset));
  const stays = (member: JsonNode) => !removed.has(member);
  const firstLeft = members.find(stays);
  const lastLeft = members.findLast(stays);
  if (!firstLeft || !lastLeft) {
    const written = [...front, ...back].map(write).join(`,${separator}`);
    if (written === "") return clear(text, holder, members);
    return [{ offset: lead.offset, length: endOf(last) - lead.offset, text: written }];
  }

  const edits: TextEdit[] = [];
  if (front.length > 0) {
    const written = front.map((member) => `${write(member)},${separator}`).join("");
    edits.push({ offset: firstLeft.offset, length: 0, text: written });
  }
  const trailing = commaAfter(text, endOf(last)) !== undefined;
  if (back.length > 0) {
    const comma = trailing ? commaAfter(text, endOf(lastLeft)) : undefined;
    const end = comma === undefined ? endOf(lastLeft) : comma + 1;
    // A note at the end of the line stays with its member; a list on one line has no such notes.
    const note = own !== undefined && (trailing || lastLeft === last) ? afterNote(text, end) : end;
    const written = separator + back.map(write).join(`,${separator}`);
    if (comma !== undefined) edits.push({ offset: note, length: 0, text: `${written},` });
    else if (note === end) edits.push({ offset: end, length: 0, text: `,${written}` });
    else edits.push({ offset: end, length: 0, text: "," }, { offset: note, length: 0, text: written });
  }
  const places = placesIn(holder);
  const tail = places.get(lastLeft) ?? -1;
  const gone = [...removed].map((member) => places.get(member) ?? -1).sort((one, other) => one - other);
  for (const index of gone)
    edits.push(...(index > tail && !trailing ? cutBack(text, members, index) : cut(text, members, index)));
  return edits;
}

/** Kept: of ten thousand members each may be taken out by an edit of its own. */
const placesIn = remember(
  ({ children = [] }: JsonNode): ReadonlyMap<JsonNode, number> =>
    new Map(children.map((member, index) => [member, index])),
);

/** Into an empty container; a comment inside it stays. */
export function fill(text: string, holder: JsonNode, added: readonly ((indent: string) => string)[]): TextEdit[] {
  if (added.length === 0) return [];
  const { offset, length, type } = holder;
  const inside = text.substring(offset + 1, offset + length - 1);
  const layout = layoutNear(text, holder);
  const indent = indentAt(text, offset);
  const write = (at: string) => added.map((member) => member(at));
  const line = write(indent).join(", ");
  if (inside.trim() !== "") return [{ offset: offset + 1, length: 0, text: ` ${line}` }];
  // A list of words stays on its line.
  const isOver = layout.isSpread && (type === "object" || line.includes("\n"));
  const spread = isOver ? over(write(indent + layout.unit), indent, layout) : undefined;
  const whole = type === "array" ? `[${spread ?? line}]` : `{${spread ?? ` ${line} `}}`;
  return [{ offset, length, text: whole }];
}

/** Removes all members; where nothing but commas is between them, the container closes up. */
function clear(text: string, holder: JsonNode, members: readonly JsonNode[]): TextEdit[] {
  const start = holder.offset + 1;
  const end = Math.max(start, holder.offset + holder.length - 1);
  const gaps: string[] = [];
  let at = start;
  for (const member of members) {
    gaps.push(text.substring(at, member.offset));
    at = endOf(member);
  }
  gaps.push(text.substring(at, end));
  if (/^[\s,]*$/.test(gaps.join(""))) return [{ offset: start, length: end - start, text: "" }];
  return members.flatMap((_, index) => cut(text, members, index));
}

/** A member and the comma after it. */
function cut(text: string, members: readonly JsonNode[], index: number): TextEdit[] {
  const member = members[index] as JsonNode;
  const end = endOf(member);
  const comma = commaAfter(text, end);
  if (comma === undefined) return [wholeLine(text, member.offset, end, undefined)];
  if (text.substring(end, comma).trim() === "") return [wholeLine(text, member.offset, comma + 1, members[index + 1])];
  return [wholeLine(text, member.offset, end, undefined), { offset: comma, length: 1, text: "" }];
}

/** A member and the comma before it, since nothing that stays comes after. */
function cutBack(text: string, members: readonly JsonNode[], index: number): TextEdit[] {
  const member = members[index] as JsonNode;
  const comma = commaAfter(text, endOf(members[index - 1] as JsonNode));
  if (comma === undefined) return [wholeLine(text, member.offset, endOf(member), undefined)];
  if (text.substring(comma + 1, member.offset).trim() === "") {
    return [{ offset: comma, length: endOf(member) - comma, text: "" }];
  }
  return [{ offset: comma, length: 1, text: "" }, wholeLine(text, member.offset, endOf(member), undefined)];
}

function endOf(node: JsonNode): number {
  return node.offset + node.length;
}
