import { type ParseError, type ParseErrorCode, printParseErrorCode } from "jsonc-parser";
import type { Fault, Span } from "../types.ts";

/** Past this many, further syntax errors are echoes of the first ones. */
const maxFaults = 50;

/** The errors of a parser as faults, one for each mistake: what it stumbles over right after an error is left out. */
export function syntaxFaults(text: string, errors: readonly ParseError[]): Fault[] {
  const faults: Fault[] = [];
  let end = -1;
  for (const error of errors) {
    const span = place(text, error);
    const between = text.slice(Math.max(0, end), span.offset);
    const echo = end >= 0 && (span.offset < end || between.trim() === "" || !/[\r\n]/.test(between));
    end = Math.max(end, span.offset + span.length);
    if (echo) continue;
    faults.push(syntaxFault(text, error, span));
    if (faults.length === maxFaults) break;
  }
  return faults;
}

/** A parser error as what is wrong and what to do. */
function syntaxFault(text: string, error: ParseError, { offset, length }: Span): Fault {
  const found = text.substring(offset, offset + Math.min(length, 40));
  const here = { kind: "syntax", offset, length } as const;
  const kind = printParseErrorCode(error.error as ParseErrorCode);
  const last = text.slice(0, offset).trimEnd().at(-1) ?? "";
  if ((found === "}" || found === "]") && error.length > 0 && kind !== "ColonExpected" && last !== ":") {
    const message = `\`${found}\` closes nothing that is open here: a bracket before it is missing or too many`;
    return { ...here, message };
  }
  if (last === "" && (kind === "InvalidSymbol" || kind === "ValueExpected")) {
    return { ...here, message: "This is not JSON: a tool starts with `{`, a list of tools with `[`" };
  }
  switch (kind) {
    case "InvalidSymbol": {
      if (text[offset - 1] === '"') {
        return { ...here, message: 'The string ends before this: write a quote inside text as `\\"`' };
      }
      if (found.startsWith("'")) return { ...here, message: "JSON strings take double quotes, not single ones" };
      return { ...here, message: `\`${printable(found)}\` is not JSON here: put text in double quotes` };
    }
    case "InvalidNumberFormat":
      return {
        ...here,
        message: "This is not a JSON number: no leading zeros or plus sign, and digits after the point",
      };
    case "PropertyNameExpected":
      return { ...here, message: "A property name in double quotes is expected here" };
    case "ValueExpected":
      return { ...here, message: "A value is missing here: add one, or remove the comma or colon before it" };
    case "ColonExpected":
      return { ...here, message: "A colon is missing between the property name and its value" };
    case "CommaExpected":
      return { ...here, message: "A comma is missing before this" };
    case "CloseBraceExpected":
      return { ...here, message: "A closing `}` is missing: the object is not finished" };
    case "CloseBracketExpected":
      return { ...here, message: "A closing `]` is missing: the array is not finished" };
    case "EndOfFileExpected":
      return {
        ...here,
        message: "The JSON value is finished before this: remove what follows, or wrap the values in `[ ]`",
      };
    case "UnexpectedEndOfComment":
      return { ...here, message: "This comment is not closed: add `*/`" };
    case "UnexpectedEndOfString":
      return { ...here, message: 'This string is not closed: add `"`, or write a line break in it as `\\n`' };
    case "UnexpectedEndOfNumber":
      return { ...here, message: "This number is not finished: a digit is missing" };
    case "InvalidUnicode":
      return { ...here, message: "A `\\u` escape needs four hexadecimal digits" };
    case "InvalidEscapeCharacter":
      return { ...here, message: "This escape is not known to JSON: write a backslash as `\\\\`" };
    case "InvalidCharacter":
      return {
        ...here,
        message: "A control character stands in a string: write it as an escape such as `\\n` or `\\t`",
      };
    default:
      return { ...here, message: "This is not JSON" };
  }
}

/** What is missing at the end is shown on the last thing that is there. */
function place(text: string, { offset, length }: ParseError): Span {
  if (length > 0 && offset < text.length) return { offset, length: Math.min(length, text.length - offset) };
  const last = text.slice(0, offset).trimEnd().length;
  return { offset: Math.max(0, last - 1), length: Math.min(1, last) };
}

function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced here
  return text.replace(/[\u0000-\u001f\u007f-\u009f`]/g, "\uFFFD");
}
