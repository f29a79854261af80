import { compareWire, type Exchange, type Json } from "../../core/index.ts";
import type { WireMessages, WireRow } from "./wire-question.ts";

type Part = Exchange["request"] | Exchange["response"];
type Notes = WireMessages["notes"];

/** The lines of the messages, in one column or in two. Between revisions a difference has a reason; a witness just differs. */
export function rowsOf(
  ours: readonly Exchange[],
  theirs: readonly Exchange[] | null,
  witness?: string,
): readonly WireRow[] {
  return Array.from({ length: Math.max(ours.length, theirs?.length ?? 0) }, (_, index) => {
    const [left, right] = [ours[index], theirs?.[index]];
    return (["request", "response"] as const).map((side): readonly WireRow[] => [
      { kind: "section", label: side === "request" ? "Request" : "Response" },
      ...partRows(left?.[side], theirs === null ? left?.[side] : right?.[side], theirs === null, witness),
    ]);
  }).flat(2);
}

function partRows(left: Part | undefined, right: Part | undefined, isOne: boolean, witness?: string): Line[] {
  const [ofLeft, ofRight] = [left && firstLine(left), right && firstLine(right)];
  const start = line(ofLeft, ofRight, { isChanged: left !== undefined && right !== undefined && ofLeft !== ofRight });
  const heads = linesOf(headersOf(left), headersOf(right), witness)
    .filter((row) => isHeader(row.left ?? row.right ?? ""))
    .map((row) => ({ ...row, left: headerLine(row.left), right: headerLine(row.right) }));
  const [ours, theirs] = [bodiesOf(left), bodiesOf(right)];
  const bodies = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, index) => {
    const [one, other] = [ours[index], theirs[index]];
    if (one !== undefined && other !== undefined) return linesOf(one, other, witness);
    const lines = JSON.stringify(one ?? other, null, 2).split("\n");
    return lines.map((text) => (one === undefined ? line(undefined, text) : line(text, undefined)));
  }).flat();
  const all = [start, ...heads, ...(bodies.length > 0 ? [line("", ""), ...bodies] : [])];
  return all.flatMap((row) => pieces(isOne ? { ...row, right: null } : row));
}

/** Chromium needs a minute to lay out one line of 300,000 characters that change their direction: it becomes several, whole together. */
const maxLine = 2_000;

function pieces(row: Line): readonly Line[] {
  const [left, right] = [cut(row.left), cut(row.right)];
  const length = Math.max(left.length, right.length);
  if (length <= 1) return [row];
  const { reason: _, ...rest } = row;
  return Array.from({ length }, (_none, index) => ({
    ...(index === 0 ? row : { ...rest, isContinued: true }),
    left: row.left === null ? null : (left[index] ?? ""),
    right: row.right === null ? null : (right[index] ?? ""),
  }));
}

/** Never between the two halves of a character. */
function cut(text: string | null): readonly string[] {
  if (text === null || text.length <= maxLine) return text === null ? [] : [text];
  const found: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + maxLine;
    const to = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
    found.push(text.slice(from, to));
    from = to;
  }
  return found;
}

function linesOf(left: Json, right: Json, witness: string | undefined): Line[] {
  return compareWire(left, right).map((row, index, rows) => {
    const { kind, path, reason } = row;
    const isFirst = kind !== "same" && rows[index - 1]?.path !== path;
    const why = witness === undefined ? reason : isFirst ? witnessed(kind, witness) : undefined;
    return line(row.left, row.right, {
      ...(kind === "changed" && { isChanged: true }),
      ...(why !== undefined && { reason: why }),
      ...(kind === "left" && isLoss(path) && { isDropped: true }),
    });
  });
}

/** A witness has no reason: it just says something else. */
function witnessed(kind: "changed" | "left" | "right", witness: string): string {
  if (kind === "changed") return `${witness} says it differently.`;
  return kind === "left" ? `${witness} does not say this.` : `Only ${witness} says this.`;
}

type Line = Extract<WireRow, { kind: "line" }>;

function line(
  left: string | undefined,
  right: string | undefined,
  about: Pick<Line, "isChanged" | "reason" | "isDropped"> = {},
): Line {
  return { kind: "line", left: left ?? null, right: right ?? null, ...about };
}

function firstLine({ http }: Part): string {
  return "method" in http ? `${http.method} /mcp` : `HTTP ${http.status}`;
}

function headersOf(part: Part | undefined): Json {
  return { http: { headers: { ...part?.http.headers } } };
}

function isHeader(json: string): boolean {
  return /^\s*"(?:[^"\\]|\\.)*": "/.test(json);
}

/** A line of JSON such as `"Accept": "text/event-stream",` as it stands in a message. */
function headerLine(json: string | null): string | null {
  if (json === null) return null;
  const [[name, value] = ["", ""]] = Object.entries(JSON.parse(`{${json.trim().replace(/,$/, "")}}`) as object);
  return `${name}: ${value}`;
}

function bodiesOf(part: Part | undefined): readonly Json[] {
  if (!part) return [];
  if (part.body) return [part.body];
  return "events" in part ? (part.events ?? []) : [];
}

/** What a tool or a result says and the other side leaves out; the rest of a message is its own business. */
function isLoss(path: string): boolean {
  return /^\/result\/(tools\/\d+\/|structuredContent|content\/)/.test(path);
}

/** What differs, each reason once, with the number of its places. */
export function differencesOf(rows: readonly WireRow[]): Notes {
  const found = new Map<string, { readonly isDropped: boolean; readonly number: number }>();
  for (const row of rows) {
    if (row.kind !== "line" || row.reason === undefined) continue;
    const known = found.get(row.reason);
    found.set(row.reason, { isDropped: row.isDropped === true, number: (known?.number ?? 0) + 1 });
  }
  return [...found].map(([message, { isDropped, number }]) => ({
    kind: isDropped ? "dropped" : "about",
    message: number === 1 ? message : `${message} (${number.toLocaleString("en")} places)`,
    at: "response",
    path: "",
  }));
}
