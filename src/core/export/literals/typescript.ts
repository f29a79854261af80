import type { Json } from "../../types.ts";
import { visible } from "../../words.ts";
import { type Code, trusted } from "../code.ts";
import { jsonScalar, jsonString } from "./json.ts";
import { type Notation, writeValue } from "./notation.ts";

const notation: Notation = {
  scalar: jsonScalar,
  key: (name) => `${keyText(name)}: `,
  padding: " ",
  trailingComma: true,
  width: 100,
};

/** Words of the language, and names that generated code uses itself. */
export const tsReserved: ReadonlySet<string> = new Set([
  ...["break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else", "enum"],
  ...["export", "extends", "false", "finally", "for", "function", "if", "import", "in", "instanceof", "new", "null"],
  ...["return", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield"],
  ...["as", "any", "async", "await", "boolean", "constructor", "declare", "from", "get", "implements", "interface"],
  ...["let", "module", "namespace", "never", "number", "object", "of", "package", "private", "protected", "public"],
  ...["require", "set", "static", "string", "symbol", "type", "undefined", "unknown", "arguments", "eval", "global"],
  ...["args", "handler", "server", "tools", "z", "console", "process", "globalThis", "prototype", "exports"],
  ...[
    "Array",
    "Boolean",
    "Error",
    "Function",
    "JSON",
    "Map",
    "Math",
    "Number",
    "Object",
    "Promise",
    "Record",
    "RegExp",
  ],
  ...["Set", "String", "Symbol", "McpServer", "CallToolResult", "NaN", "Infinity"],
]);

/** A value of JSON as an expression of JavaScript and TypeScript. */
export function tsLiteral(value: Json): Code {
  return writeValue(value, notation);
}

/** The key of an object literal or of a type. */
export function tsKey(name: string, place: "value" | "type" = "value"): Code {
  return trusted(place === "type" && name === "__proto__" ? '"__proto__"' : keyText(name));
}

/** A doc comment, or nothing where there is no text. */
export function tsComment(text: string | undefined): Code | undefined {
  const lines = commentLines(text);
  if (lines.length === 0) return undefined;
  if (lines.length === 1) return trusted(`/** ${lines[0]} */`);
  return trusted(["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"].join("\n"));
}

/** Within an object literal `__proto__: x` sets the prototype; a computed key is a plain member. */
function keyText(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : jsonString(name);
}

/** No text ends the comment, and none is an instruction to the compiler: those stand behind an `@`. */
function commentLines(text: string | undefined): string[] {
  const lines = (text ?? "").split(/\r\n|[\n\r\u2028\u2029]/).map((line) =>
    visible(line.replaceAll("\t", "  "))
      .replaceAll("*/", "*\\/")
      .replace(/^(\s*)@/, "$1\\@")
      .replace(/^\//, "\\/")
      .trimEnd(),
  );
  while (lines.at(-1) === "") lines.pop();
  while (lines[0] === "") lines.shift();
  return lines;
}
