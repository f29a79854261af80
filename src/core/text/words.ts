import { maxDepth, maxText } from "../limits.ts";
import type { Fault, SyntaxCode } from "../types.ts";
import { code, type WordTable } from "../words.ts";

/** What is wrong with the text of a document, in one sentence. */
export function faultWords(fault: Fault): string {
  switch (fault.kind) {
    case "syntax":
      return syntaxWords[fault.code](...fault.args);
    case "limit":
      return limitWords[fault.code](...fault.args);
    case "language":
      return languageWords(fault.language);
    case "comment":
      return "JSON has no comments: remove this one";
    case "trailing-comma":
      return "A comma stands before the closing bracket: remove it";
    case "duplicate-key":
      return `${code(fault.key)} stands twice in this object: some clients read the first value, others the last`;
    case "inexact-number":
      return inexactWords(fault.literal);
  }
}

/** The same for a value that somebody types: it is sent, so it cannot be described instead. */
export function valueFaultWords(fault: Fault): string {
  if (fault.kind === "syntax" && fault.code === "not-json-at-all") return "This is not JSON: put text in double quotes";
  if (fault.kind === "limit") return `The value is nested too deep: ${maxDepth} levels are the most`;
  if (fault.kind === "inexact-number") return `${faultWords(fault)}. Write fewer digits, or send it as text`;
  if (fault.kind === "duplicate-key") return `${faultWords(fault)}. Keep one of them`;
  return faultWords(fault);
}

function languageWords(language: string | undefined): string {
  const what = language === undefined ? "This is not JSON" : `This looks like ${language}, not JSON`;
  return `${what}: a tool starts with \`{\`, a list of tools with \`[\`. Source and other formats are imported when they are opened or pasted, on the command line by \`toolwright import\``;
}

function inexactWords(literal: string): string {
  const read = Number(literal);
  return Number.isFinite(read)
    ? `${code(literal)} is not exact in JavaScript: clients read it as ${code(String(read))}`
    : `${code(literal)} is too large for JavaScript: clients read it as infinite`;
}

const syntaxWords: WordTable<SyntaxCode> = {
  "not-json": () => "This is not JSON",
  "not-json-at-all": () => "This is not JSON: a tool starts with `{`, a list of tools with `[`",
  "closes-nothing": (found) =>
    `\`${found}\` closes nothing that is open here: a bracket before it is missing or too many`,
  "string-ends-early": () => 'The string ends before this: write a quote inside text as `\\"`',
  "string-open": () => 'This string is not closed: add `"`, or write a line break in it as `\\n`',
  unquoted: (found) => `\`${printable(found)}\` is not JSON here: put text in double quotes`,
  "single-quotes": () => "JSON strings take double quotes, not single ones",
  "foreign-quotes": (quote) => `JSON strings take double quotes, not ${quote === "`" ? "backticks" : `\`${quote}\``}`,
  "unquoted-key": (key) => `The key ${code(key)} needs double quotes`,
  "bad-number": () => "This is not a JSON number: no leading zeros or plus sign, and digits after the point",
  "number-unfinished": () => "This number is not finished: a digit is missing",
  "foreign-number": (found, meant) => `${code(found)} is not a JSON number: write ${code(meant)}`,
  "no-number": (found) => `${code(found)} is not JSON: it has no such number. Use \`null\` or a string`,
  "foreign-word": (found, meant) => `${code(found)} is not JSON: write ${code(meant)}`,
  "name-expected": () => "A property name in double quotes is expected here",
  "value-missing": () => "A value is missing here: add one, or remove the comma or colon before it",
  "colon-missing": () => "A colon is missing between the property name and its value",
  "comma-missing-before": () => "A comma is missing before this",
  "comma-missing-after": () => "A comma is missing after this",
  "comma-needless": () => "Nothing stands before this comma: remove it",
  "brace-open": () => "A closing `}` is missing: the object is not finished",
  "bracket-open": () => "A closing `]` is missing: the array is not finished",
  "never-closed": (opener, partner) =>
    `This ${code(opener)} is never closed: what follows is laid out as if its ${code(partner)} were there`,
  "more-follows": () => "The JSON value is finished before this: remove what follows, or wrap the values in `[ ]`",
  "comment-open": () => "This comment is not closed: add `*/`",
  "shell-comment": () => "JSON has no `#` comments: start them with `//`",
  "bad-unicode": () => "A `\\u` escape needs four hexadecimal digits",
  "bad-escape": () => "This escape is not known to JSON: write a backslash as `\\\\`",
  "control-character": () => "A control character stands in a string: write it as an escape such as `\\n` or `\\t`",
  "invisible-character": () => "An invisible character stands here that JSON does not allow",
  "byte-order-mark": () => "An invisible byte order mark starts the text: JSON parsers refuse it",
  fence: () => "A Markdown fence is no part of JSON: remove what is around the value",
  assignment: () => "JSON is a value alone: remove the assignment before it",
  semicolon: () => "JSON has no semicolons: remove it",
};

const limitWords: WordTable<"too-deep" | "too-long"> = {
  "too-deep": () =>
    `The nesting is more than ${maxDepth} levels deep: no client takes that. Flatten it, or describe the structure with \`$ref\``,
  "too-long": (length) => {
    const [size, most] = [Number(length).toLocaleString("en"), maxText.toLocaleString("en")];
    return `The text has ${size} characters, more than the ${most} that are checked at once: split it`;
  },
};

function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced here
  return text.replace(/[\u0000-\u001f\u007f-\u009f`]/g, "\uFFFD");
}
