import { visible } from "../../words.ts";
import { type Code, trusted } from "../code.ts";

/** Text as one line of Markdown that reads as it is: no markup, no HTML, no link comes out of it. */
export function mdText(text: string): Code {
  return trusted(line(text));
}

/** Text of several lines, with its paragraphs. */
export function mdParagraphs(text: string): Code {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(line);
  return trusted(lines.join("\n").trim());
}

/** Text as inline code, whatever backticks it holds. In a table a bar needs an escape even there. */
export function mdCode(text: string, place: "line" | "table" = "line"): Code {
  const plain = visible(text.replace(/[\t\r\n]+/g, " "));
  if (plain.trim() === "") return trusted(`\`"${plain}"\``);
  const fence = "`".repeat(longestRun(plain) + 1);
  const space = fence.length > 1 || plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  const inner = place === "table" ? plain.replaceAll("|", "\\|") : plain;
  return trusted(`${fence}${space}${inner}${space}${fence}`);
}

/** A block of code that no text inside can end. */
export function mdBlock(language: "json" | "typescript", text: string): Code {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return trusted(`${fence}${language}\n${text.trimEnd()}\n${fence}`);
}

function line(text: string): string {
  return visible(text.replace(/[\t\r\n\u2028\u2029]+/g, " "))
    .trim()
    .replace(/[\\`*_{}[\]<>()#!|~$&@]/g, "\\$&")
    .replace(/^([-+=]|\d+[.)])/, "\\$1")
    .replace(/\b(https?|ftp|www)(:|\.)/gi, "$1\\$2");
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
