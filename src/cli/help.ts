import { help } from "./arguments.ts";
import type { Command, CommandEntry, Operand, Option } from "./command.ts";

export function programHelp(commands: readonly CommandEntry[]): string {
  return page([
    ["", ["Designs, checks and explains MCP tool descriptors."]],
    ["Usage", ["toolwright <command> [options]"]],
    ["Commands", table(commands.map(({ name, summary }) => [name, summary]))],
    [
      "Options",
      table([
        ["--help", "Show this help; after a command, the help of that command"],
        ["--version", "Show the version"],
      ]),
    ],
    [
      "Exit codes",
      table([
        ["0", "fine"],
        ["1", "findings"],
        ["2", "wrong usage, or a file that cannot be read or written"],
      ]),
    ],
  ]);
}

export function commandHelp(command: Command): string {
  const words = ["toolwright", command.name, ...command.operands.map(operandWord), "[options]"];
  return page([
    ["", [command.summary]],
    ["Usage", [words.join(" ")]],
    ["Arguments", table(command.operands.map((operand) => [operandWord(operand), operand.description]))],
    ["Options", table([...command.options, help].map((option) => [optionWord(option), optionText(option)]))],
    ["Examples", command.examples.map((example) => `toolwright ${example}`)],
  ]);
}

/** A longer name gets a line of its own. */
const widest = 16;

type Section = readonly [title: string, lines: readonly string[]];

function page(sections: readonly Section[]): string {
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => (title === "" ? lines : [`${title}:`, ...lines.map((line) => `  ${line}`)]).join("\n"))
    .join("\n\n")
    .concat("\n");
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const names = rows.map(([name]) => name.length);
  const width = Math.max(0, ...names.filter((length) => length <= widest));
  return rows.flatMap(([name, text]) =>
    name.length > width ? [name, `${" ".repeat(width)}  ${text}`] : [`${name.padEnd(width)}  ${text}`],
  );
}

function operandWord({ name, many, missing }: Operand): string {
  const word = many ? `${name}...` : name;
  return missing === undefined ? `[${word}]` : `<${word}>`;
}

function optionWord({ name, value, choices, optional }: Option): string {
  const shown = choices ? choices.join("|") : value;
  if (optional) return `--${name} [${shown}]`;
  return shown === undefined ? `--${name}` : `--${name} <${shown}>`;
}

function optionText({ description, standard, repeatable }: Option): string {
  const remarks = [...(standard === undefined ? [] : [`default: ${standard}`]), ...(repeatable ? ["repeatable"] : [])];
  return remarks.length > 0 ? `${description} (${remarks.join(", ")})` : description;
}
