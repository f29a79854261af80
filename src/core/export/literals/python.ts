import type { Json } from "../../types.ts";
import { type Code, trusted } from "../code.ts";
import { jsonScalar } from "./json.ts";
import { type Notation, writeValue } from "./notation.ts";

const notation: Notation = {
  scalar: scalarText,
  key: (name) => `${quoted(name)}: `,
  padding: "",
  trailingComma: true,
  width: 100,
};

/** Words of the language. */
export const pyKeywords: ReadonlySet<string> = new Set([
  ...["False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del"],
  ...["elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal"],
  ...["not", "or", "pass", "raise", "return", "try", "while", "with", "yield"],
  ...["self", "cls"],
]);

/** Names that generated code uses itself, at the top of a module or in a class. */
export const pyReserved: ReadonlySet<string> = new Set([
  ...pyKeywords,
  ...["str", "int", "float", "bool", "list", "dict", "object", "any", "all", "id", "input", "open", "eval", "compile"],
  ...[
    "mcp",
    "server",
    "tools",
    "handlers",
    "arguments",
    "handler",
    "main",
    "list_tools",
    "call_tool",
    "asyncio",
    "failed",
  ],
  ...[
    "match",
    "case",
    "type",
    "print",
    "exec",
    "annotated",
    "field",
    "literal",
    "skill_command",
    "read",
    "write",
    "params",
    "ctx",
    "stdio_server",
  ],
]);

/** A JSON value as an expression: plain literals in ASCII, never a formatted string. */
export function pyLiteral(value: Json): Code {
  return writeValue(value, notation);
}

/** A docstring, or nothing where there is no text. Each line is written as a literal would be. */
export function pyDocstring(lines: readonly string[]): Code | undefined {
  const kept = lines.map((line) => escaped(line.trimEnd()));
  while (kept.at(-1) === "") kept.pop();
  while (kept[0] === "") kept.shift();
  if (kept.length === 0) return undefined;
  return trusted(kept.length === 1 ? `"""${kept[0]}"""` : `"""${kept.join("\n")}\n"""`);
}

function scalarText(value: null | boolean | number | string): string {
  if (typeof value === "string") return quoted(value);
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return Object.is(value, -0) ? "-0.0" : jsonScalar(value);
}

function quoted(text: string): string {
  return `"${escaped(text)}"`;
}

const short: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\", '"': '\\"' };

/** Printable ASCII alone, so that no byte of the file means anything but what is seen. */
function escaped(text: string): string {
  return text.replace(/[^ !#-[\]-~]/gu, (character) => {
    const simple = short[character];
    if (simple !== undefined) return simple;
    const point = character.codePointAt(0) ?? 0;
    const digits = point.toString(16);
    if (point < 0x100) return `\\x${digits.padStart(2, "0")}`;
    return point < 0x10000 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
  });
}
