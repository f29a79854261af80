import {
  addCasesEdit,
  argumentNames,
  type Case,
  type Check,
  checkArguments,
  checkResult,
  dialectOf,
  edgeCases,
  exampleResult,
  findRevision,
  formPlan,
  isUnreadable,
  type Json,
  latestRevision,
  parseDocument,
  removeCaseEdit,
  runCases,
  type Settings,
  sampleArguments,
  type ToolDocument,
} from "../../../core/index.ts";

interface About {
  /** The text of one tool. */
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

function revisionOf({ revision }: Partial<Settings>) {
  return findRevision(revision ?? "") ?? latestRevision;
}

export const questions = {
  /** The fields of a tool; `isBroken` where its text cannot be read as it stands. */
  plan({ tool }: Pick<About, "tool">) {
    const { tools, balanced } = documentOf(tool);
    const [slice] = tools;
    const isBroken = !slice || !balanced || isUnreadable(slice.faults);
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
  /** A call as far as it can go without a server: the arguments are judged, and a result is made up. */
  call({ tool, settings, value, seed }: About & { readonly value: Json; readonly seed: number }): {
    check: Check;
    result?: Json;
    judged?: Check;
  } {
    const descriptor = toolOf(tool);
    const check = checkArguments(descriptor, value, settings);
    if (!check.ok) return { check };
    const result = exampleResult(descriptor, revisionOf(settings), seed);
    if (descriptor.outputSchema === undefined) return { check, result };
    return { check, result, judged: checkResult(descriptor, result, settings) };
  },
  example({ tool, seed }: Pick<About, "tool"> & { readonly seed: number }): Json | undefined {
    return sampleArguments(toolOf(tool), { seed }).values[0]?.value;
  },
  edges({ tool, settings }: About) {
    const descriptor = toolOf(tool);
    const dialect = dialectOf(descriptor.inputSchema ?? {}, revisionOf(settings));
    return edgeCases(descriptor, dialect ? { dialect } : {});
  },
  /** Every case of one tool, tried. */
  cases({
    text,
    name,
    settings,
  }: {
    readonly text: string;
    readonly name: string;
    readonly settings: Partial<Settings>;
  }) {
    return runCases(text, settings).filter((run) => run.case.tool === name);
  },
  addCases({ text, added }: { readonly text: string; readonly added: readonly Case[] }) {
    return addCasesEdit(text, added);
  },
  removeCase({ text, index }: { readonly text: string; readonly index: number }) {
    return removeCaseEdit(text, index);
  },
};
