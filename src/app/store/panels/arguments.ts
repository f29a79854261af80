import { type Json, type Position, readValue, rewritten, shownFault, written } from "../../../core/index.ts";
import { afterPaint } from "../after-paint.ts";
import { newStore } from "../new-store.ts";
import { type AppState, selectedTool } from "../state.ts";
import { touchAll } from "./touched.ts";

/** The arguments of one tool: as text, and as the value that the text means. */
export interface Draft {
  /** Undefined where nobody has given any. A change in the form reaches it after the next frame. */
  readonly text: string | undefined;
  /** While the text is broken, that of the last text that was not. */
  readonly value: Json;
  readonly broken: { readonly message: string; readonly at: Position } | null;
  /** Fields whose text is no value yet, by the pointer of their place. */
  readonly unfinished: Readonly<Record<string, string>>;
}

/** The arguments by document and tool: the Try panel writes them, the Wire panel sends them. */
interface Calls {
  readonly drafts: Readonly<Record<string, Draft>>;
}

const noDraft: Draft = { text: undefined, value: {}, broken: null, unfinished: {} };

const calls = newStore<Calls>({ drafts: {} });

export function callKey(state: AppState): string {
  const tool = selectedTool(state);
  return keyOf(state.document.id, tool?.name ?? tool?.index ?? null);
}

export function keyOf(document: string, tool: string | number | null): string {
  return JSON.stringify([document, tool]);
}

export function draftOf(key: string): Draft {
  return calls.getState().drafts[key] ?? noDraft;
}

/** One narrow read of a draft. */
export function useDraft<Value>(key: string, select: (draft: Draft) => Value): Value {
  return calls.hook(({ drafts }) => select(drafts[key] ?? noDraft));
}

export function onDraftChange(listener: () => void): () => void {
  return calls.subscribe(listener);
}

/** Text as it is typed: it stays, whether it can be read or not. */
export function typeArguments(key: string, text: string): void {
  if (draftOf(key).text === text) return;
  touchAll(key);
  restoreArguments(key, text);
}

/** Text of an earlier visit: nobody has asked yet what is missing in it. */
export function restoreArguments(key: string, text: string): void {
  const read = readValue(text, { comments: true, exact: true });
  if (read.kind === "fault") change(key, { text, broken: shownFault(text, read.fault) });
  // An empty text is a call without arguments.
  else change(key, { text, value: read.kind === "value" ? read.value : {}, broken: null, unfinished: {} });
}

/** Whole arguments from elsewhere: an example, a case. */
export function giveArguments(key: string, value: Json): void {
  touchAll(key);
  change(key, { text: written(value), value, broken: null, unfinished: {} });
}

/** A change in the form. Nothing but the field itself may wait for it: the text is written after the frame. */
export function editArguments(key: string, edit: (value: Json) => Json): void {
  const before = draftOf(key);
  const value = edit(before.value);
  if (value === before.value) return;
  change(key, { value });
  unwritten.add(key);
  afterPaint(writeTexts);
}

/** Text in a field that is no value yet; null once it is. */
export function setUnfinished(key: string, pointer: string, message: string | null): void {
  const { [pointer]: before, ...others } = draftOf(key).unfinished;
  if ((before ?? null) === message) return;
  change(key, { unfinished: message === null ? others : { ...others, [pointer]: message } });
}

const unwritten = new Set<string>();

/** Every text that somebody has given, by its key. */
export function draftTexts(): readonly (readonly [string, string])[] {
  writeTexts();
  return Object.entries(calls.getState().drafts).flatMap(([key, { text }]) =>
    text === undefined ? [] : [[key, text]],
  );
}

/** Texts that the form has changed since. */
export function writeTexts(): void {
  for (const key of unwritten) {
    const { text, value } = draftOf(key);
    change(key, { text: rewritten(text ?? "", value) });
  }
  unwritten.clear();
}

/** The text as it is after the last change. */
export function writtenText(key: string): string {
  writeTexts();
  return draftOf(key).text ?? "{}";
}

function change(key: string, part: Partial<Draft>): void {
  calls.setState(({ drafts }) => ({ drafts: { ...drafts, [key]: { ...(drafts[key] ?? noDraft), ...part } } }));
}
