export { designDocumentEdit } from "./document-edit.ts";
export type { Consequence, DesignEdit, EditResult, Refusal } from "./edit.ts";
export { isRefused } from "./edit.ts";
export { placesOfDefinition } from "./edits/shared.ts";
export type { TypeChoice } from "./edits/type-choice.ts";
export { inferSchema } from "./infer.ts";
export { designPage, type PageOptions } from "./page.ts";
export type { Annotation, Chip, DesignPage, Row, RowKind, Section, SectionId, TypeView } from "./row.ts";
export { chipInWords, nameInWords, typeInWords } from "./words.ts";
