import type { ImportNote } from "../../../core/index.ts";
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
}

const reports = newStore<{ readonly report: ImportReport | null }>({ report: null });
const lane = newLane();

/** A text of ten megabytes takes its time. */
const timeoutMs = 30_000;

export function useImportReport(): ImportReport | null {
  return reports.hook(({ report }) => report);
}

export function dismissReport(): void {
  reports.setState({ report: null });
}

/** Opens a text as a new document, brought into MCP's form where it is in another one. */
export async function importText(name: string, text: string): Promise<void> {
  const answer = await lane.ask("import", "read", { text }, { timeoutMs });
  // Whatever went wrong, the text itself can be looked at.
  if (answer.kind !== "answered") return openText(name, text);
  const { written, ...result } = answer.value;
  // A configuration holds keys and passwords: it is answered, not kept.
  const opened = result.from !== "server-config";
  if (opened) openText(name, written ?? text);
  show({ name, original: text, opened, keepMeta: false, ...result }, written !== null || !opened);
}

/** The whole text was pasted: brought into MCP's form as one step, which Undo takes back. */
export async function importPasted(): Promise<void> {
  const { text, edits, document } = store.getState();
  const answer = await lane.ask("import", "read", { text }, { timeoutMs });
  if (answer.kind !== "answered" || store.getState().edits !== edits) return;
  const { written, ...result } = answer.value;
  if (written !== null) replaceText(written);
  const report = { name: document.name, original: text, opened: true, keepMeta: false, ...result };
  show(report, written !== null || result.from === "server-config");
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
  const answer = await lane.ask("import", "read", { text: report.original, from, keepMeta }, { timeoutMs });
  if (answer.kind === "dropped" || store.getState().session !== session) return;
  if (answer.kind !== "answered") return actions.say(`Reading ${report.name} again failed: it stays as it is`);
  const { written, ...result } = answer.value;
  const shown = written ?? (result.tools > 0 ? report.original : null);
  if (shown !== null) put(report, shown);
  show({ ...report, ...result, keepMeta, opened: report.opened || shown !== null }, true);
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
