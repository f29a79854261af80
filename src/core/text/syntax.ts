import { type ParseError, type ParseErrorCode, printParseErrorCode } from "jsonc-parser";
import type { Fault, Span, SyntaxCode } from "../types.ts";

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
function syntaxFault(text: string, error: ParseError, span: Span): Fault {
  const found = text.substring(span.offset, span.offset + Math.min(span.length, 40));
  const code = syntaxCode(text, error, span.offset, found);
  const args = code === "closes-nothing" || code === "unquoted" ? [found] : [];
  return { kind: "syntax", ...span, code, args };
}

function syntaxCode(text: string, error: ParseError, offset: number, found: string): SyntaxCode {
  const kind = printParseErrorCode(error.error as ParseErrorCode);
  const last = text.slice(0, offset).trimEnd().at(-1) ?? "";
  const closes = (found === "}" || found === "]") && error.length > 0;
  if (closes && kind !== "ColonExpected" && last !== ":") return "closes-nothing";
  if (last === "" && (kind === "InvalidSymbol" || kind === "ValueExpected")) return "not-json-at-all";
  if (kind === "InvalidSymbol") {
    if (text[offset - 1] === '"') return "string-ends-early";
    return found.startsWith("'") ? "single-quotes" : "unquoted";
  }
  return Object.hasOwn(codes, kind) ? (codes[kind] ?? "not-json") : "not-json";
}

/** The names of jsonc-parser for what it stumbles over. */
const codes: Readonly<Record<string, SyntaxCode>> = {
  InvalidNumberFormat: "bad-number",
  PropertyNameExpected: "name-expected",
  ValueExpected: "value-missing",
  ColonExpected: "colon-missing",
  CommaExpected: "comma-missing-before",
  CloseBraceExpected: "brace-open",
  CloseBracketExpected: "bracket-open",
  EndOfFileExpected: "more-follows",
  UnexpectedEndOfComment: "comment-open",
  UnexpectedEndOfString: "string-open",
  UnexpectedEndOfNumber: "number-unfinished",
  InvalidUnicode: "bad-unicode",
  InvalidEscapeCharacter: "bad-escape",
  InvalidCharacter: "control-character",
};

/** What is missing at the end is shown on the last thing that is there. */
function place(text: string, { offset, length }: ParseError): Span {
  if (length > 0 && offset < text.length) return { offset, length: Math.min(length, text.length - offset) };
  const last = text.slice(0, offset).trimEnd().length;
  return { offset: Math.max(0, last - 1), length: Math.min(1, last) };
}
