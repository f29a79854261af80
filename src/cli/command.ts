import type { ExitCode, Failure, Host } from "./host.ts";

/** One option, as data: the parser and the help both read it. */
export interface Option {
  readonly name: string;
  readonly description: string;
  /** A word for its value; an option without one is a flag. */
  readonly value?: string;
  /** The value is a number that may be left out. */
  readonly optional?: boolean;
  readonly choices?: readonly string[];
  /** Only said in the help: the command decides. */
  readonly standard?: string;
  readonly repeatable?: boolean;
}

/** `--format`: the first is the standard. */
export function formatOption<const Choice extends string>(description: string, choices: readonly Choice[]) {
  return { name: "format", value: "name", choices, standard: choices[0] as Choice, description } satisfies Option;
}

/** Of commands that print nothing but JSON: scripts may say so everywhere. */
export const jsonFormat = formatOption("How to print", ["json"]);

/** A word after the command that is no option. */
export interface Operand {
  readonly name: string;
  readonly description: string;
  /** What to do where it is missing; absent: it may be left out. */
  readonly missing?: string;
  /** Takes all the words that are left; only the last operand may. */
  readonly many?: boolean;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly operands: readonly Operand[];
  readonly options: readonly Option[];
  readonly examples: readonly string[];
  run(given: Given, host: Host): Promise<ExitCode | Failure>;
}

/** A command in the list: all that the help of the program says, and the way to the rest. */
export interface CommandEntry extends Pick<Command, "name" | "summary"> {
  load(): Promise<Command>;
}

/** What the user gave, checked against the command's own options. */
export interface Given {
  readonly operands: readonly string[];
  flag(option: Option): boolean;
  text(option: Option): string | undefined;
  all(option: Option): readonly string[];
  choice<Choice extends string>(option: {
    readonly name: string;
    readonly choices: readonly Choice[];
  }): Choice | undefined;
}
