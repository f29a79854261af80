export { importFolder } from "./import-folder.ts";
export { type ImportRequest, type ImportResult, importTools } from "./import-tools.ts";
export type { ImportChoice, ImportNote, ImportNoteKind } from "./importer.ts";
export { importers } from "./importers.ts";
