import type { ImportChoice, ImportNote } from "../../../core/index.ts";
import { difference } from "../difference.ts";
import { editor } from "../editor-port.ts";
import { newStore } from "../new-store.ts";
import { actions, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { openText } from "./current.ts";

/** What reading a text in another format did; it stays with the document until it is dismissed. */
export interface ImportReport {
  readonly name: string;
  readonly original: string;
  /** The editing session that it belongs to. */
  readonly session: number;
  /** Whether the document of that session is the text that was read. */
  readonly opened: boolean;
  /** The format; null where the text was left as it is. */
  readonly from: string | null;
  readonly tools: number;
  readonly notes: readonly ImportNote[];
  readonly keepable: boolean;
  readonly keepMeta: boolean;
  readonly formats: readonly { readonly id: string; readonly title: string }[];
  /** The choices that were taken; undefined for all. */
  readonly only?: readonly string[] | undefined;
  /** Of a folder, how many of its source files hold tools. */
  readonly sources?: number;
}

/** A source file of a folder, with what reading it did. */
interface FolderSource {
  readonly path: string;
  readonly text: string;
  readonly tools: number;
  readonly notes: readonly ImportNote[];
}

/** A specification of which only a part may be wanted. */
export interface ImportChoosing {
  readonly name: string;
  readonly from: string;
  readonly choices: readonly ImportChoice[];
  /** Why not all of them can be taken. */
  readonly because?: string | undefined;
}

interface ImportState {
  readonly report: ImportReport | null;
  /** A text that is being read, and how far that has come. */
  readonly busy: { readonly name: string; readonly done: number | undefined } | null;
  readonly choosing: ImportChoosing | null;
}

const reports = newStore<ImportState>({ report: null, busy: null, choosing: null });
const lane = newLane();

/** Source of ten megabytes takes its time, with Cancel at hand. */
const timeoutMs = 120_000;

export function useImportReport(): ImportReport | null {
  return reports.hook(({ report }) => report);
}

export function dismissReport(): void {
  reports.setState({ report: null });
}

export function useImporting<Selected>(select: (state: ImportState) => Selected): Selected {
  return reports.hook(select);
}

let settleChoice: ((only: readonly string[] | null) => void) | undefined;

/** Takes these of the choices; null opens nothing. */
export function choose(only: readonly string[] | null): void {
  reports.setState({ choosing: null });
  settleChoice?.(only);
  settleChoice = undefined;
}

/** Gives up reading: nothing is opened. */
export function cancelImport(): void {
  isCancelled = true;
  lane.cancel();
}

let isCancelled = false;

/** Opens a text as a new document, brought into MCP's form where it is in another one. */
export async function importText(name: string, text: string): Promise<void> {
  const answer = await read(name, { text });
  if (answer.kind === "left") return;
  // Whatever went wrong, the text itself can be looked at.
  if (answer.kind !== "answered") return openText(name, text);
  const { written, ...result } = answer.value;
  // A configuration holds keys and passwords: it is answered, not kept.
  const opened = result.from !== "server-config";
  if (opened) openText(name, written ?? text);
  const said = result.tools === 0 && result.from !== null && result.from !== "mcp";
  show({ name, original: text, opened, keepMeta: false, ...result }, written !== null || !opened || said);
}

/** The source files of a folder that hold tools, each with its tools as a document; null where that was given up. */
export async function importFolder(
  name: string,
  files: readonly { readonly path: string; readonly text: string }[],
): Promise<readonly FolderSource[] | null> {
  if (files.length === 0) return [];
  reports.setState({ busy: { name, done: undefined } });
  const answer = await lane.ask("import", "folder", { files }, { timeoutMs, onProgress: tellProgress(name) });
  reports.setState({ busy: null });
  return answer.kind === "answered" ? answer.value : null;
}

/** What reading the source files of a folder did, over the document that is shown of it. */
export function reportFolder(name: string, sources: readonly FolderSource[]): void {
  const notes = sources.flatMap(({ path, notes: own }) =>
    own.map((note) => ({ ...note, message: `\`${path}\`: ${note.message}` })),
  );
  const tools = sources.reduce((sum, source) => sum + source.tools, 0);
  const base = { name, original: "", opened: true, from: "folder", keepable: false, keepMeta: false, formats: [] };
  show({ ...base, tools, notes, sources: sources.length }, notes.length > 0);
}

/** The whole text was pasted: brought into MCP's form as one step, which Undo takes back. */
export async function importPasted(): Promise<void> {
  const { text, edits, document } = store.getState();
  const answer = await read(document.name, { text });
  if (store.getState().edits !== edits) return;
  // What was read before is not the text any more, whether or not this one was.
  if (answer.kind !== "answered") return dismissReport();
  const { written, ...result } = answer.value;
  if (written !== null) replaceText(written);
  const said = result.tools === 0 && result.from !== null && result.from !== "mcp";
  const report = { name: document.name, original: text, opened: true, keepMeta: false, ...result };
  show(report, written !== null || said);
}

type Read = Extract<Awaited<ReturnType<typeof ask>>, { kind: "answered" }>["value"];
type Outcome =
  | { readonly kind: "answered"; readonly value: Read & { readonly only?: readonly string[] | undefined } }
  | { readonly kind: "failed" | "left" };

/** Reads a text; where it holds many things that could become tools, somebody says first which are wanted. */
async function read(name: string, request: { readonly text: string }): Promise<Outcome> {
  const answer = await ask(name, request);
  if (answer.kind !== "answered") return { kind: isCancelled ? "left" : "failed" };
  const { choices, from } = answer.value;
  if (choices.length < 2 || from === null) return answer;
  for (let last = answer.value; ; ) {
    const because = last.tools === 0 ? last.notes[0]?.message : undefined;
    const only = await chosenFrom({ name, from, choices, because });
    if (only === null) return { kind: "left" };
    if (only.length === choices.length && because === undefined) return answer;
    const part = await ask(name, { ...request, from, only });
    if (part.kind !== "answered") return { kind: isCancelled ? "left" : "failed" };
    last = part.value;
    if (last.tools > 0) return { kind: "answered", value: { ...last, only } };
  }
}

function chosenFrom(choosing: ImportChoosing): Promise<readonly string[] | null> {
  return new Promise((resolve) => {
    settleChoice?.(null);
    settleChoice = resolve;
    reports.setState({ choosing });
  });
}

async function ask(
  name: string,
  request: {
    readonly text: string;
    readonly from?: string;
    readonly keepMeta?: boolean;
    readonly only?: readonly string[] | undefined;
  },
) {
  isCancelled = false;
  reports.setState({ busy: { name, done: undefined } });
  const answer = await lane.ask("import", "read", request, { timeoutMs, onProgress: tellProgress(name) });
  reports.setState({ busy: null });
  return answer;
}

function tellProgress(name: string) {
  return ({ done, of }: { readonly done: number; readonly of: number }) =>
    reports.setState({ busy: { name, done: of === 0 ? undefined : done / of } });
}

/** Reads the text again: in another format, as it is (null), or with what MCP has no field for. */
export async function readAgain(from: string | null, keepMeta: boolean): Promise<void> {
  const { report } = reports.getState();
  if (!report) return;
  if (from === null) {
    put(report, report.original);
    return show({ ...report, from: null, tools: 0, notes: [], keepable: false }, true);
  }
  const { session } = store.getState();
  const only = from === report.from ? report.only : undefined;
  const answer = await ask(report.name, { text: report.original, from, keepMeta, only });
  if (answer.kind === "dropped" || store.getState().session !== session) return;
  if (answer.kind !== "answered") return actions.say(`Reading ${report.name} again failed: it stays as it is`);
  const { written, ...result } = answer.value;
  const shown = written ?? (result.tools > 0 ? report.original : null);
  if (shown !== null) put(report, shown);
  show({ ...report, ...result, only, keepMeta, opened: report.opened || shown !== null }, true);
}

function put(report: ImportReport, text: string): void {
  if (report.opened) replaceText(text);
  else openText(report.name, text);
}

function replaceText(text: string): void {
  const before = store.getState().text;
  if (before !== text) editor()?.apply([difference(before, text)]);
}

function show(report: Omit<ImportReport, "session">, visible: boolean): void {
  reports.setState({ report: visible ? { ...report, session: store.getState().session } : null });
}
