import {
  type AsClient,
  type ClientVerdict,
  compareWire,
  type Json,
  type JsonObject,
  shortened,
  toPointer,
} from "../../core/index.ts";

/** One line of the document beside the one that is sent. */
interface ClientLine {
  readonly kind: "same" | "changed" | "left" | "right";
  readonly left: string | null;
  readonly right: string | null;
  /** What happened here, where one side has nothing to show. */
  readonly note?: string;
}

export interface ClientLines {
  readonly lines: readonly ClientLine[];
  /** Where each difference begins. */
  readonly places: readonly number[];
  /** Equal lines that need not be seen: from the first up to the second. */
  readonly folds: readonly (readonly [number, number])[];
}

/** A longer line makes the browser slow. What is copied is whole. */
const maxLine = 2_000;
/** Equal lines that stay around a difference. */
const around = 2;
const minFold = 4;

/** The document and what is sent of it, side by side. Where nothing is sent, the document with the places that are to blame. */
export function clientLines(tool: JsonObject, answer: AsClient): ClientLines {
  const before = { name: tool.name ?? null, inputSchema: tool.inputSchema ?? null };
  const lines =
    answer.schema === null || answer.verdict === "refused"
      ? blamed(before, new Set(answer.reasons.filter(isToBlame(answer.verdict)).map(({ path }) => path)))
      : compared(before, { name: answer.name, inputSchema: answer.schema }, answer.steps);
  return folded(lines);
}

/** One value beside another. */
export function differences(before: Json, after: Json): ClientLines {
  return folded(compared(before, after, []));
}

function folded(lines: readonly ClientLine[]): ClientLines {
  const places = lines.flatMap(({ kind }, index) =>
    kind !== "same" && (lines[index - 1]?.kind ?? "same") === "same" ? [index] : [],
  );
  return { lines, places, folds: foldsOf(lines) };
}

/** Where a tool is refused, only what refuses it is marked. */
const isToBlame =
  (verdict: ClientVerdict) =>
  ({ effect }: AsClient["reasons"][number]) =>
    effect !== "same" && effect !== "advice" && (effect !== "meaning" || verdict !== "refused");

function compared(before: Json, after: Json, steps: AsClient["steps"]): readonly ClientLine[] {
  const words = new Map<string, string>();
  for (const { path, message } of steps) if (!words.has(path)) words.set(path, message);
  return compareWire(before, after).map(({ kind, left, right, path }, index, rows) => {
    const isFirst = kind !== "same" && rows[index - 1]?.path !== path;
    const note = isFirst ? (words.get(path) ?? words.get(path.slice(0, path.lastIndexOf("/")))) : undefined;
    return { kind, left: short(left), right: short(right), ...(note !== undefined && { note }) };
  });
}

function short(text: string | undefined): string | null {
  return text === undefined ? null : shortened(text, maxLine);
}

/** All lines of a value; those of the places that are named are marked. */
function blamed(value: Json, paths: ReadonlySet<string>): readonly ClientLine[] {
  const lines: ClientLine[] = [];
  const put = (text: string, isMarked: boolean): void => {
    lines.push({ kind: isMarked ? "left" : "same", left: shortened(text, maxLine), right: null });
  };
  const write = (at: Json, pointer: string, indent: string, label: string, comma: string): void => {
    const isMarked = paths.has(pointer);
    const parts = partsOf(at);
    if (!parts || parts.length === 0) {
      put(`${indent}${label}${JSON.stringify(at)}${comma}`, isMarked);
      return;
    }
    const [open, close] = Array.isArray(at) ? "[]" : "{}";
    put(`${indent}${label}${open}`, isMarked);
    parts.forEach(([key, child], index) => {
      const name = typeof key === "string" ? `${JSON.stringify(key)}: ` : "";
      write(child, pointer + toPointer([key]), `${indent}  `, name, index === parts.length - 1 ? "" : ",");
    });
    put(`${indent}${close}${comma}`, false);
  };
  write(value, "", "", "", "");
  return lines;
}

function partsOf(value: Json): readonly (readonly [string | number, Json])[] | undefined {
  if (Array.isArray(value)) return value.map((item: Json, index) => [index, item] as const);
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined;
}

function foldsOf(lines: readonly ClientLine[]): ClientLines["folds"] {
  const folds: (readonly [number, number])[] = [];
  let start = 0;
  for (let index = 0; index <= lines.length; index++) {
    if (index < lines.length && lines[index]?.kind === "same") continue;
    const from = start === 0 ? 0 : start + around;
    const to = index === lines.length ? index : index - around;
    if (to - from >= minFold) folds.push([from, to]);
    start = index + 1;
  }
  return folds;
}
