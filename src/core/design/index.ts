export { designDocumentEdit } from "./document-edit.ts";
export type { Consequence, DesignEdit, Edited, EditRefusal, EditResult } from "./edit.ts";
export type { TypeChoice } from "./edits/type-choice.ts";
export { inferSchema } from "./infer.ts";
export { designPage } from "./page.ts";
export type { Annotation, Chip, DesignPage, Row, RowKind, Section, SectionId, TypeView } from "./row.ts";
