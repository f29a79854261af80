import { parseArgs } from "node:util";
import type { Command, Given, Option } from "./command.ts";
import { type Failure, failure } from "./host.ts";
import { unknown } from "./suggest.ts";

export const help: Option = { name: "help", description: "Show this help" };

/** The words after a command, checked against what it declares. */
export function readArguments(command: Command, words: readonly string[]): Given | Failure | "help" {
  const options = [...command.options, help];
  const { tokens } = parseArgs({
    args: withOptional(words, options),
    options: Object.fromEntries(options.map((option) => [option.name, shape(option)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (tokens.some((token) => token.kind === "option" && token.name === help.name)) return "help";

  const operands: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === "positional") operands.push(token.value);
    if (token.kind !== "option") continue;
    const option = options.find(({ name }) => name === token.name);
    if (!option) return failure(unknownOption(token.rawName, options));
    const problem = valueProblem(option, token.value, token.inlineValue ?? false);
    if (problem !== undefined) return failure(problem);
    values.set(option.name, [...(values.get(option.name) ?? []), token.value ?? ""]);
  }
  const problem = operandProblem(command, operands);
  return problem === undefined ? given(operands, values) : failure(problem);
}

/** `--http 4310` and `--http` alone: the parser would take whatever word comes next. */
function withOptional(words: readonly string[], options: readonly Option[]): string[] {
  const names = options.flatMap(({ name, optional }) => (optional ? [`--${name}`] : []));
  const end = words.indexOf("--") < 0 ? words.length : words.indexOf("--");
  const isNumber = (word: string | undefined) => word !== undefined && /^\d+$/.test(word);
  return words.flatMap((word, at) => {
    if (at >= end) return [word];
    if (names.includes(word)) return [`${word}=${isNumber(words[at + 1]) ? words[at + 1] : ""}`];
    return isNumber(word) && at > 0 && names.includes(words[at - 1] ?? "") ? [] : [word];
  });
}

function shape({ name, value }: Option) {
  return { type: value === undefined ? "boolean" : "string", ...(name === help.name && { short: "h" }) } as const;
}

function unknownOption(word: string, options: readonly Option[]): string {
  return unknown(
    word,
    "option",
    options.map(({ name }) => `--${name}`),
  );
}

function valueProblem(option: Option, value: string | undefined, inline: boolean): string | undefined {
  const { name, choices } = option;
  if (option.value === undefined)
    return value === undefined ? undefined : `--${name} takes no value: leave out =${value}`;
  if (option.optional && (value ?? "") === "") return undefined;
  // The parser takes the next word whatever it is: an option there means that the value was forgotten.
  if (value === undefined || value === "" || (!inline && value.startsWith("--"))) {
    return `--${name} needs a value: --${name} <${choices?.join("|") ?? option.value}>`;
  }
  return choices && !choices.includes(value) ? unknown(value, `value of --${name}`, choices) : undefined;
}

function operandProblem({ operands }: Command, words: readonly string[]): string | undefined {
  const missing = operands.slice(words.length).find((operand) => operand.missing !== undefined);
  if (missing) return missing.missing;
  const extra = words[operands.length];
  if (extra === undefined || operands.at(-1)?.many) return undefined;
  const takes = operands.length === 0 ? "no words" : `only ${operands.map(({ name }) => `<${name}>`).join(" ")}`;
  return `${extra} is one word too many: this command takes ${takes} besides its options`;
}

function given(operands: readonly string[], values: ReadonlyMap<string, readonly string[]>): Given {
  const text = ({ name }: { readonly name: string }) => values.get(name)?.at(-1);
  return {
    operands,
    text,
    flag: ({ name }) => values.has(name),
    all: ({ name }) => values.get(name) ?? [],
    choice: (option) => option.choices.find((choice) => choice === text(option)),
  };
}
