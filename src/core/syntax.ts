import { type ParseError, type ParseErrorCode, printParseErrorCode } from "jsonc-parser";
import type { Fault, Span } from "./types.ts";

/** Words of other languages that people paste, and what JSON writes instead. */
const foreignWords: Readonly<Record<string, string>> = {
  None: "null",
  nil: "null",
  undefined: "null",
  True: "true",
  False: "false",
};

/** A parser error as what is wrong and what to do; with a replacement where it can only mean one thing. */
export function syntaxFault(text: string, error: ParseError): Fault {
  const { offset, length } = place(text, error);
  const found = text.substring(offset, offset + Math.min(length, 40));
  const here = { kind: "syntax", offset, length } as const;
  switch (printParseErrorCode(error.error as ParseErrorCode)) {
    case "InvalidSymbol": {
      const word = Object.hasOwn(foreignWords, found) ? foreignWords[found] : undefined;
      if (word) return { ...here, message: `\`${found}\` is not JSON: write \`${word}\``, replacement: word };
      if (found.startsWith("'")) return { ...here, message: "JSON strings take double quotes, not single ones" };
      if (found === "NaN" || found.endsWith("Infinity")) {
        return { ...here, message: `\`${found}\` is not JSON: it has no such number. Use \`null\` or a string` };
      }
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
      return { ...here, message: 'This string is not closed: add `"` before the end of the line' };
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
