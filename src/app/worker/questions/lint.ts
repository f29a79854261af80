import {
  createAnalyzer,
  fixAll as fixAllIn,
  maxDiagnostics,
  ruleReference,
  type Settings,
} from "../../../core/index.ts";
import { createWarmUp } from "../warm-up.ts";

/** A text to check, without the tools that once took too long. */
export interface LintInput {
  readonly text: string;
  readonly settings: Settings;
  /** The texts of those tools. */
  readonly blocked: readonly string[];
}

/** A sign of life: this tool's text is being checked now. */
export interface Checking {
  readonly tool: string;
  /** How many tools were checked before it. */
  readonly done: number;
}

let blocked: ReadonlySet<string> = new Set();
let report: (at: Checking) => void = () => {};
let done = 0;
let last: { readonly at: Checking; readonly since: number } | undefined;
/** A large tool takes long and hangs nowhere: it is told again between two rules. */
const pulseMs = 1_000;

function tell(at: Checking): void {
  last = { at, since: performance.now() };
  report(at);
}

const analyze = createAnalyzer(
  (tool) => {
    if (blocked.has(tool)) return false;
    tell({ tool, done: done++ });
    return true;
  },
  maxDiagnostics,
  () => {
    if (last && performance.now() - last.since > pulseMs) tell(last.at);
  },
);
const warmUp = createWarmUp();

/** The one analyzer serves every question: it knows the tools of the text before, and it speaks up before each tool. */
function watched<Value>(input: LintInput, progress: (at: Checking) => void, work: () => Value): Value {
  blocked = new Set(input.blocked);
  report = progress;
  done = 0;
  try {
    return work();
  } finally {
    warmUp(done);
  }
}

export const questions = {
  /** The rules come from here, so that the page never loads their code. */
  rules: () => ruleReference(),
  analyze: (input: LintInput, progress: (at: Checking) => void) =>
    watched(input, progress, () => analyze(input.text, input.settings)),
  /** The text after all safe fixes. */
  fixAll: (input: LintInput, progress: (at: Checking) => void) =>
    watched(input, progress, () => fixAllIn(input.text, input.settings, analyze)),
};
