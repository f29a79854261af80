import { visible } from "../core/index.ts";

/**
 * Text from outside as part of one output line: no control characters, and nothing that a build server takes for a command.
 * GitHub's runner reads `::` at the start of a line, blanks before it or not, and `##[` anywhere (actions/runner,
 * ActionCommand.cs); Azure's agent reads `##vso[`. The escapes are also JSON escapes of the same characters.
 */
export function plain(text: string): string {
  return harmless(visible(text));
}

/** The same where tabs may stay: lines of a document. */
export function plainLine(line: string): string {
  return harmless(line.split("\t").map(visible).join("\t"));
}

/** A value as JSON text without a single raw control character; read back, it is the same value. */
export function plainJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replace(/[^\n\u0020-\u007e]/gu, (character) =>
    visible(character) === character ? character : escapes(character),
  );
  return `${text.split("\n").map(harmless).join("\n")}\n`;
}

/** JSON knows only four digits, so a character beyond them is two escapes. */
function escapes(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

function harmless(text: string): string {
  return text.replace(/##(?=\[|vso)/gi, "#\\u0023").replace(/^(\s*):(?=:)/, "$1\\u003a");
}
