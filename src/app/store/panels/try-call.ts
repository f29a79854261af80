import {
  type EdgeCase,
  fromPointer,
  type Json,
  readValue,
  sameJson,
  shownFault,
  subjectOf,
  written,
} from "../../../core/index.ts";
import { newStore } from "../new-store.ts";
import { actions, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { type Draft, draftOf, giveArguments, restoreArguments, writeTexts } from "./arguments.ts";
import { touchAll } from "./touched.ts";
import { placedIn, tryState } from "./try.ts";
import { type PlacedProblem, placed } from "./try-problems.ts";

/** A call of a tool, and what came of it. */
export interface LastCall {
  readonly value: Json;
  /** The text of the tool that was called. */
  readonly tool: string;
  readonly outcome: CallOutcome;
}

export type CallOutcome =
  /** The arguments were refused: no result. */
  | { readonly kind: "refused"; readonly problems: readonly PlacedProblem[] }
  | { readonly kind: "result"; readonly text: string; readonly judged: ResultVerdict }
  | { readonly kind: "failed"; readonly message: string };

export type ResultVerdict =
  | { readonly kind: "judged"; readonly ok: boolean; readonly problems: readonly PlacedProblem[] }
  /** Without an `outputSchema` any result is as good as another. */
  | { readonly kind: "unjudged" }
  | { readonly kind: "broken"; readonly message: string; readonly offset: number };

/** The calls of each tool, the one on screen first. They last as long as the tab. */
const calls = newStore<Readonly<Record<string, readonly LastCall[]>>>({});
const noCalls: readonly LastCall[] = [];
const maxCalls = 10;

export function useCalls(key: string): readonly LastCall[] {
  return calls.hook((all) => all[key] ?? noCalls);
}

export function lastCallOf(key: string): LastCall | undefined {
  return calls.getState()[key]?.[0];
}

/** A call comes first; of those with the same arguments only the newest is kept. */
export function showCall(key: string, call: LastCall): void {
  const others = (calls.getState()[key] ?? noCalls).filter(({ value }) => !sameJson(value, call.value));
  calls.setState({ [key]: [call, ...others].slice(0, maxCalls) });
}

/** An earlier call again: its arguments and what came of them. */
export function recallCall(key: string, call: LastCall): void {
  giveArguments(key, call.value);
  showCall(key, call);
}

/** What a call of a tool with the arguments as they are returned, as it is written; undefined where it was not made. */
export function returnedBy(key: string, tool: string): string | undefined {
  const last = lastCallOf(key);
  if (last?.outcome.kind !== "result" || last.tool !== tool) return undefined;
  return sameJson(last.value, draftOf(key).value) ? last.outcome.text : undefined;
}

export function onCall(listener: () => void): () => void {
  return calls.subscribe(listener);
}

const lane = newLane();
let exampleSeed = 0;
/** Called again, the same call gives another result. */
const callSeeds = new Map<string, number>();

/** Why the arguments cannot be sent; undefined where they can. */
export function blockedBecause({ broken, unfinished }: Draft): string | undefined {
  if (broken) return `The JSON is broken at line ${broken.at.line}, column ${broken.at.column}: repair it first`;
  const [place] = Object.keys(unfinished);
  if (place === undefined) return undefined;
  return `${subjectOf(fromPointer(place), "The field").replaceAll("`", "")} holds text that is no value: repair it first`;
}

export async function callTool(): Promise<void> {
  const about = subject();
  if (!about) return;
  writeTexts();
  const { key, tool, settings, planned } = about;
  const draft = draftOf(key);
  const blocked = blockedBecause(draft);
  if (blocked !== undefined) return actions.speak(blocked);
  const { value } = draft;
  // From now on these are the arguments, also where nobody typed any.
  if (draft.text === undefined) restoreArguments(key, written(value));
  const isAgain = returnedBy(key, tool) !== undefined;
  const seed = isAgain ? (callSeeds.get(key) ?? 0) + 1 : 0;
  callSeeds.set(key, seed);
  const answer = await lane.ask("try", "call", { tool, settings, value, seed });
  if (answer.kind === "dropped") return;
  if (answer.kind !== "answered") {
    const message = answer.kind === "failed" ? answer.message : "Checking the arguments took too long and was stopped";
    return showCall(key, { value, tool, outcome: { kind: "failed", message } });
  }
  const { check, result, judged } = answer.value;
  if (!check.ok) touchAll(key);
  const outcome: CallOutcome = !check.ok
    ? { kind: "refused", problems: placedIn(planned, check.problems) }
    : {
        kind: "result",
        text: result === undefined ? "" : written(result),
        judged: judged ? verdictOf(judged, key) : { kind: "unjudged" },
      };
  showCall(key, { value, tool, outcome });
}

/** A result as somebody types it, judged by `outputSchema`. */
export async function typeResult(text: string): Promise<void> {
  const about = subject();
  const before = about && lastCallOf(about.key);
  if (!about || before?.outcome.kind !== "result" || before.outcome.text === text) return;
  const { key, tool, settings } = about;
  const show = (judged: ResultVerdict) => {
    const last = lastCallOf(key);
    if (last) showCall(key, { ...last, outcome: { kind: "result", text, judged } });
  };
  const read = readValue(text, { comments: true, exact: true });
  if (read.kind === "nothing") return show({ kind: "unjudged" });
  if (read.kind === "fault") {
    const { message, at } = shownFault(text, read.fault);
    return show({ kind: "broken", message, offset: at.offset });
  }
  show(before.outcome.judged);
  const answer = await lane.ask("try", "result", { tool, settings, value: read.value });
  const now = lastCallOf(key);
  if (now?.outcome.kind !== "result" || now.outcome.text !== text || answer.kind !== "answered") return;
  show(tryState().planned?.hasOutput ? verdictOf(answer.value, key) : { kind: "unjudged" });
}

export async function giveExample(): Promise<void> {
  const about = subject();
  if (!about) return;
  const answer = await lane.ask("try", "example", {
    tool: about.tool,
    seed: sameAsBefore(about.key) ? exampleSeed++ : 0,
  });
  if (answer.kind === "answered" && answer.value !== undefined) giveArguments(about.key, answer.value);
  else if (answer.kind !== "dropped")
    actions.say("No valid arguments were found for this schema: it may contradict itself.", "text");
}

export async function edgeCasesOf(): Promise<readonly EdgeCase[]> {
  const about = subject();
  if (!about) return [];
  const answer = await lane.ask("try", "edges", { tool: about.tool, settings: about.settings });
  return answer.kind === "answered" ? answer.value : [];
}

export function giveCase(value: Json): void {
  const about = subject();
  if (about) giveArguments(about.key, value);
}

/** Whether the arguments are the first example already: the next one is another. */
function sameAsBefore(key: string): boolean {
  return !sameJson(draftOf(key).value, {});
}

function subject() {
  const planned = tryState().planned;
  if (!planned) return undefined;
  const { revision } = store.getState().settings;
  return { key: planned.subject.key, tool: planned.subject.text, settings: { revision }, planned };
}

function verdictOf(
  check: { ok: boolean; problems: readonly Parameters<typeof placed>[0][] },
  key: string,
): ResultVerdict {
  return { kind: "judged", ok: check.ok, problems: check.problems.map((problem) => placed(problem, key, () => false)) };
}
