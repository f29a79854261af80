export { chunkWriter, insertEdits, type MemberWriter, takeEdits } from "./arrange.ts";
export type { Change } from "./change.ts";
export { compatibleEdits } from "./compatible-edits.ts";
export { type ParsedTool, parseDocument, parseResult, parseTool, type ToolValue, toolValues } from "./document.ts";
export { documentLines } from "./document-lines.ts";
export { editsFor } from "./edit.ts";
export { formatText } from "./format-text.ts";
export { hash } from "./hash.ts";
export { codePoint, hiddenIn, hiddenNames, isData, isProse, spelled, without } from "./hidden-text.ts";
export { holdsTools } from "./holds-tools.ts";
export { indentAt, type Layout, layoutNear, lineEnd, over, reindent, render, unitOf } from "./layout.ts";
export {
  decodeFragment,
  fromPointer,
  lineIndex,
  nodeAt,
  type Place,
  pathIn,
  propertyAt,
  spanAt,
  spanOf,
  stepsIn,
  toPointer,
  valueAt,
} from "./locate.ts";
export { mend } from "./mend.ts";
export { isSchemaName, looksLikeSchema, misnamedSchema } from "./misnamed.ts";
export { wrapped } from "./nearly-json.ts";
export { isExactNumber } from "./number.ts";
export { afterBlanks, endOfString, outline, stringEnds } from "./outline.ts";
export { outlinedTools } from "./outlined-tools.ts";
export { nodeValue, parse } from "./parse.ts";
export { pastedArguments, placesIn, written } from "./pasted-arguments.ts";
export { isTooDeep, pathAt } from "./path-at.ts";
export { placeAt } from "./place-at.ts";
export { isDeep, plainJson } from "./plain-json.ts";
export { pretty } from "./pretty.ts";
export { type ReadValue, readObject, readValue, shownFault } from "./read-value.ts";
export { reparse } from "./reparse.ts";
export { changesTo, rewritten } from "./rewrite.ts";
export { sha1 } from "./sha1.ts";
export { sha256 } from "./sha256.ts";
export { utf8Length } from "./size.ts";
export { strictFaults } from "./strict.ts";
export { strings, type Text } from "./strings.ts";
export { applyEdits } from "./text-edits.ts";
export { isNoJson, isUnreadable } from "./unreadable.ts";
export { faultWords, valueFaultWords } from "./words.ts";
