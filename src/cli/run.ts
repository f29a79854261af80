import { readArguments } from "./arguments.ts";
import { commands } from "./commands.ts";
import { commandHelp, programHelp } from "./help.ts";
import { type ExitCode, exitCodes, type Host, isFailure } from "./host.ts";
import { plain } from "./plain.ts";
import { unknown } from "./suggest.ts";
import { version } from "./version.ts";

/** The words of a command line to an exit code. */
export async function run(words: readonly string[], host: Host): Promise<ExitCode> {
  const [name = "", ...rest] = words;
  if (["--help", "-h", "help"].includes(name)) return show(programHelp(commands), host);
  if (name === "--version") return show(`${version}\n`, host);
  const names = commands.map((command) => command.name);
  const entry = commands.find((candidate) => candidate.name === name);
  if (!entry) {
    const reason = name === "" ? `name a command: ${names.join(", ")}` : unknown(name, "command", names);
    return refuse("toolwright", `${reason} (see toolwright --help)`, host);
  }
  const command = await entry.load();
  const given = readArguments(command, rest);
  if (given === "help") return show(commandHelp(command), host);
  const prefix = `toolwright ${command.name}`;
  if (isFailure(given)) return refuse(prefix, `${given.problem} (see ${prefix} --help)`, host);
  const outcome = await command.run(given, host);
  return isFailure(outcome) ? refuse(prefix, outcome.problem, host) : outcome;
}

function show(text: string, host: Host): ExitCode {
  host.print(text);
  return exitCodes.fine;
}

function refuse(prefix: string, problem: string, host: Host): ExitCode {
  host.note(`${prefix}: ${plain(problem)}`);
  return exitCodes.trouble;
}
