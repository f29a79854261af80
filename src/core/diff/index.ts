export { type AlignDifference, type Alignment, alignTool } from "./align.ts";
export { diffTool, diffTools, type ToolDiff, type ToolSource } from "./diff.ts";
export { createLock, diffLock, readLock } from "./lock.ts";
export type { ChangeSeverity, DiffVerdict, Direction, Rename, ToolChange } from "./model/change.ts";
export type { CompareRequest } from "./row-groups.ts";
export { alignDocument, type CompareRow, type Comparison, compareDocuments } from "./rows.ts";
export { lockInWords } from "./words/lock.ts";
