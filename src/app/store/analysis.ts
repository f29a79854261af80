import { compatibleEdits, count, type Diagnostic } from "../../core/index.ts";
import { difference } from "./difference.ts";
import { editor } from "./editor-port.ts";
import { asBegun, isBlank, safeFixes, withAnalysis } from "./state.ts";
import { actions, isCurrent, store } from "./store.ts";
import { fixLane, lintLane } from "./workers.ts";

/** The texts of tools that once took too long: they are left out until they change. */
const blocked = new Set<string>();
/** A document with more slow tools than this is given up. */
const maxSlowTools = 20;

/** Loads the worker while the page still looks for its document. */
export async function wakeAnalysis(): Promise<void> {
  const rules = await lintLane.ask("lint", "rules", undefined);
  if (rules.kind === "answered") store.setState({ rules: rules.value });
}

/** Keeps the analysis of the newest text in the state. A text that waits its turn gives way to a newer one. */
export function startAnalysis(): void {
  store.subscribe((state, before) => {
    if (state.edits !== before.edits || state.settings !== before.settings) void check();
  });
  void check();
}

/** The text as it is now; which tools are left out is read when the worker is free for it. */
export function inputNow() {
  const { text, settings } = store.getState();
  return () => ({ text, settings, blocked: [...blocked] });
}

const onTimeout = (last: { readonly tool: string } | undefined) => void (last && blocked.add(last.tool));
const analyze = () => lintLane.ask("lint", "analyze", inputNow(), { onTimeout });

async function check(): Promise<void> {
  if (store.getState().rules.length === 0) void wakeAnalysis();
  const { text, edits } = store.getState();
  const answer = await analyze();
  if (answer.kind === "answered") {
    const analysis = isBlank(text) ? asBegun(answer.value) : answer.value;
    store.setState(withAnalysis(store.getState(), edits, analysis));
  } else if (answer.kind === "timed-out") {
    store.setState({ checking: { kind: "timed-out", tool: nameIn(answer.last?.tool) } });
    // The tool that hung is left out from now on, so the others get their answer.
    if (answer.last) void checkRest(edits);
  } else if (answer.kind === "failed") store.setState({ checking: { kind: "failed", message: answer.message } });
}

/** The same text without the tools that hung; the state goes on saying that one did. */
async function checkRest(edits: number): Promise<void> {
  for (let slow = 0; slow < maxSlowTools; slow++) {
    const { checking, edits: now } = store.getState();
    if (now !== edits) return;
    const answer = await analyze();
    if (store.getState().edits !== edits) return;
    if (answer.kind === "answered") {
      store.setState({ ...withAnalysis(store.getState(), edits, answer.value), checking });
      return;
    }
    if (answer.kind !== "timed-out" || !answer.last) return;
  }
}

function nameIn(toolText: string | undefined): string | null {
  return /"name"\s*:\s*"([^"\\\n]{1,80})"/.exec(toolText ?? "")?.[1] ?? null;
}

/** Applies every safe fix as one edit that one Undo takes back. */
export async function fixAllSafe(): Promise<void> {
  const { edits, text, fixing } = store.getState();
  const number = safeFixes(store.getState()).length;
  if (number === 0 || !isCurrent() || fixing) return;
  store.setState({ fixing: { done: 0 } });
  const fixed = await fixedText(edits);
  store.setState({ fixing: null });
  if (fixed.kind === "failed") return actions.say(fixed.message, "text");
  if (fixed.kind === "outdated" || store.getState().edits !== edits) return;
  if (fixed.text === text)
    return actions.say("Nothing was changed: these fixes undo each other. Apply them one by one", "text");
  const edit = difference(text, fixed.text);
  editor()?.apply([edit]);
  showFirst(edit.offset);
  actions.announce(`Fixed ${count(number, "problem")}`, true);
}

/** Makes every fix of these problems of one rule that can be made beside the others, as one edit that one Undo takes back. */
export function fixRule(rule: string, problems: readonly Diagnostic[]): void {
  const fixes = problems.flatMap(({ fix }) => fix ?? []);
  if (fixes.length === 0 || !isCurrent()) return;
  const made = new Set(compatibleEdits(fixes.map(({ edits }) => edits)));
  editor()?.apply([...made]);
  showFirst(Math.min(...[...made].map(({ offset }) => offset)));
  const fixed = fixes.filter(({ edits }) => edits.every((edit) => made.has(edit))).length;
  actions.announce(`Fixed ${count(fixed, "problem")} of ${rule}`, true);
}

/** Where the first of several fixes was made. */
function showFirst(offset: number): void {
  editor()?.reveal({ offset, length: 0 }, { focus: false });
}

export function cancelFixing(): void {
  fixLane.cancel();
  store.setState({ fixing: null });
}

type Fixed =
  | { readonly kind: "fixed"; readonly text: string }
  | { readonly kind: "failed"; readonly message: string }
  /** Called off, or the text has changed since. */
  | { readonly kind: "outdated" };

/** The text with all fixes; a tool that hangs is left out, as it is when the text is checked. */
async function fixedText(edits: number): Promise<Fixed> {
  for (let slow = 0; slow < maxSlowTools; slow++) {
    if (store.getState().edits !== edits) return { kind: "outdated" };
    const answer = await fixLane.ask("lint", "fixAll", inputNow(), {
      onTimeout,
      onProgress: ({ done }) => {
        if (done % 10 === 0) store.setState({ fixing: { done } });
      },
    });
    if (answer.kind === "answered") return { kind: "fixed", text: answer.value };
    if (answer.kind === "dropped") return { kind: "outdated" };
    if (answer.kind === "failed") return { kind: "failed", message: `Nothing was fixed: ${answer.message}` };
    if (!answer.last) break;
  }
  return { kind: "failed", message: "Nothing was fixed: it took too long and was stopped. Apply the fixes one by one" };
}
