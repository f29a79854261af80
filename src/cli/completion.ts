import { help } from "./arguments.ts";
import type { Command } from "./command.ts";

export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

/** A script that knows every command with its options, and leaves operands to the files of the folder. */
export function scriptFor(shell: Shell, commands: readonly Command[]): string {
  return { bash, zsh, fish }[shell](commands);
}

const wordsOf = (command: Command) => [...command.options, help].map(({ name }) => `--${name}`);

function bash(commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name).join(" ");
  const choices = commands.flatMap((command) =>
    command.options.flatMap(({ name, choices: values }) =>
      values ? [`    "${command.name} --${name}") words="${values.join(" ")}" ;;`] : [],
    ),
  );
  const options = commands.map((command) => `    ${command.name}) words="${wordsOf(command).join(" ")}" ;;`);
  return `_toolwright() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names} --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${choices.join("\n")}
  esac
  if [ -z "$words" ] && [ "\${word#-}" != "$word" ]; then
    case "\${COMP_WORDS[1]}" in
${options.join("\n")}
    esac
  fi
  [ -n "$words" ] && COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _toolwright toolwright
`;
}

/** In single quotes nothing means anything but a single quote, and a colon ends a description. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function zsh(commands: readonly Command[]): string {
  const names = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(":", "\\:")}`)}`);
  const cases = commands.map((command) => `    ${command.name}) compadd -- ${wordsOf(command).join(" ")} ;;`);
  return `#compdef toolwright
_toolwright() {
  if (( CURRENT == 2 )); then
    local -a names
    names=(
${names.join("\n")}
    )
    _describe command names
    return
  fi
  if [[ "$PREFIX" == -* ]]; then
    case "$words[2]" in
${cases.join("\n")}
    esac
  else
    _files
  fi
}
compdef _toolwright toolwright
`;
}

function fish(commands: readonly Command[]): string {
  const lines = commands.flatMap(({ name, summary, options }) => [
    `complete -c toolwright -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    ...options.map(({ name: option, value, choices, description }) => {
      const takes = choices ? ` -x -a ${quoted(choices.join(" "))}` : value === undefined ? "" : " -r";
      return `complete -c toolwright -n '__fish_seen_subcommand_from ${name}' -l ${option}${takes} -d ${quoted(description)}`;
    }),
  ]);
  return `${lines.join("\n")}\n`;
}
