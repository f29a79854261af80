import type { Analysis, RuleInfo, Settings } from "../../core/index.ts";

/** What the page asks of the worker. `blocked` are the texts of tools that once took too long. */
export type Request =
  | {
      readonly kind: "analyze";
      readonly id: number;
      readonly text: string;
      readonly settings: Settings;
      readonly blocked: readonly string[];
    }
  | { readonly kind: "fix-all"; readonly id: number; readonly text: string; readonly settings: Settings };

/** The rules come from the worker, so that the page never loads their code. */
export type Response =
  | { readonly kind: "ready"; readonly rules: readonly RuleInfo[] }
  /** A sign of life: this tool's text is being checked now. */
  | { readonly kind: "checking"; readonly tool: string }
  | { readonly kind: "analyzed"; readonly id: number; readonly analysis: Analysis }
  | { readonly kind: "fixed"; readonly id: number; readonly text: string }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };
