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
  const rows: WireRow[] = [];
  for (let index = 0; index < Math.max(ours.length, theirs?.length ?? 0); index++) {
    const [left, right] = [ours[index], theirs?.[index]];
    for (const side of ["request", "response"] as const) {
      rows.push({ kind: "section", label: side === "request" ? "Request" : "Response" });
      rows.push(...partRows(left?.[side], theirs === null ? left?.[side] : right?.[side], theirs === null, witness));
    }
  }
  return rows;
}

function partRows(left: Part | undefined, right: Part | undefined, isOne: boolean, witness?: string): WireRow[] {
  const start = line(left && firstLine(left), right && firstLine(right));
  const heads = compareWire(headersOf(left), headersOf(right))
    .filter((row) => isHeader(row.left ?? row.right ?? ""))
    .map((row) => line(headerLine(row.left), headerLine(row.right), noteOf(row, witness)));
  const bodies = [bodiesOf(left), bodiesOf(right)] as const;
  const inside = Array.from({ length: Math.max(bodies[0].length, bodies[1].length) }, (_, index) => {
    const [one, other] = [bodies[0][index], bodies[1][index]];
    if (one === undefined || other === undefined) {
      const lines = JSON.stringify(one ?? other, null, 2).split("\n");
      return lines.map((text) => (one === undefined ? line(undefined, text) : line(text, undefined)));
    }
    return compareWire(one, other).map((row) =>
      line(row.left, row.right, noteOf(row, witness), row.kind === "left" && isLoss(row.path)),
    );
  }).flat();
  const all = [start, ...heads, ...(inside.length > 0 ? [line("", ""), ...inside] : [])];
  return isOne ? all.map((row) => ({ ...row, right: null })) : all;
}

type Compared = ReturnType<typeof compareWire>[number];

function noteOf({ kind, note }: Compared, witness: string | undefined): string | undefined {
  if (witness === undefined || note === undefined) return note;
  const notes = { left: `${witness} does not say this.`, right: `Only ${witness} says this.` };
  return kind === "left" || kind === "right" ? notes[kind] : `${witness} says it differently.`;
}

function line(left: string | undefined, right: string | undefined, note?: string, isDropped = false) {
  const row = { kind: "line", left: left ?? null, right: right ?? null } as const;

  return { ...row, ...(note !== undefined && { note }), ...(isDropped && { isDropped }) };
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
function headerLine(json: string | undefined): string | undefined {
  if (json === undefined) return undefined;
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
    if (row.kind !== "line" || row.note === undefined) continue;
    const known = found.get(row.note);
    found.set(row.note, { isDropped: row.isDropped === true, number: (known?.number ?? 0) + 1 });
  }
  return [...found].map(([message, { isDropped, number }]) => ({
    kind: isDropped ? "dropped" : "about",
    message: number === 1 ? message : `${message} (${number.toLocaleString("en")} places)`,
    at: "response",
    path: "",
  }));
}
