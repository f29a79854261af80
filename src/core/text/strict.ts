import { createScanner, type SyntaxKind } from "jsonc-parser";
import type { Fault } from "../types.ts";

const comma: SyntaxKind.CommaToken = 5;
const closeBrace: SyntaxKind.CloseBraceToken = 2;
const closeBracket: SyntaxKind.CloseBracketToken = 4;
const lineComment: SyntaxKind.LineCommentTrivia = 12;
const blockComment: SyntaxKind.BlockCommentTrivia = 13;
const lineBreak: SyntaxKind.LineBreakTrivia = 14;
const blank: SyntaxKind.Trivia = 15;
const end: SyntaxKind.EOF = 17;

/** What JSONC allows and JSON does not. */
export function strictFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  const scanner = createScanner(text);
  let lastComma: number | undefined;
  for (let token = scanner.scan(); token !== end; token = scanner.scan()) {
    const place = { offset: scanner.getTokenOffset(), length: scanner.getTokenLength() };
    if (token === lineComment || token === blockComment) {
      // One tells the file is not JSON; the others would only repeat it.
      if (!faults.some(({ kind }) => kind === "comment")) faults.push({ kind: "comment", ...place });
    } else if (token === comma) lastComma = place.offset;
    else if (token !== lineBreak && token !== blank) {
      if (lastComma !== undefined && (token === closeBrace || token === closeBracket)) {
        faults.push({ kind: "trailing-comma", offset: lastComma, length: 1 });
      }
      lastComma = undefined;
    }
  }
  return faults;
}
