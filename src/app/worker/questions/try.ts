import {
  argumentNames,
  checkArguments,
  checkResult,
  formPlan,
  type Json,
  parseDocument,
  type Settings,
  type ToolDocument,
} from "../../../core/index.ts";

interface About {
  /** The text of one tool, or of a whole document where all is asked about. */
  readonly tool: string;
  readonly settings: Partial<Settings>;
}

/** The last text stays parsed: most questions are about the same one. */
let last: ToolDocument | undefined;

function documentOf(text: string): ToolDocument {
  if (last?.text !== text) last = parseDocument(text);
  return last;
}

function toolOf(text: string) {
  return documentOf(text).tools[0]?.value ?? {};
}

export const questions = {
  /** The fields of a tool; `broken` where its text cannot be read as it stands. */
  plan({ tool }: Pick<About, "tool">) {
    const { tools, balanced } = documentOf(tool);
    const [slice] = tools;
    const isBroken = !slice || !balanced || slice.faults.some(({ kind }) => kind === "syntax" || kind === "limit");
    const schema = slice?.value.inputSchema;
    return {
      isBroken,
      plan: formPlan(schema),
      names: argumentNames(schema),
      hasOutput: slice?.value.outputSchema !== undefined,
    };
  },
  check({ tool, settings, value }: About & { readonly value: Json }) {
    return checkArguments(toolOf(tool), value, settings);
  },
  result({ tool, settings, value }: About & { readonly value: Json }) {
    return checkResult(toolOf(tool), value, settings);
  },
  call({ tool, settings, value }: About & { readonly value: Json; readonly seed: number }) {
    const check = checkArguments(toolOf(tool), value, settings);
    const result = undefined as Json | undefined;
    return { check, result, judged: undefined as undefined | typeof check };
  },
  example(_: Pick<About, "tool"> & { readonly seed: number }): Json | undefined {
    return undefined;
  },
  edges(_: About): { name: string; arguments: Json; expect: "valid" | "invalid" }[] {
    return [];
  },
};
