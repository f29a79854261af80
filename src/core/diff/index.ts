export { type AlignDifference, type Alignment, alignTool } from "./align.ts";
export type { ChangeSeverity, DiffVerdict, Direction, ToolChange } from "./change.ts";
export { type DiffOptions, diffTool, diffTools, type ToolDiff, type ToolSource } from "./diff.ts";
export { createLock, diffLock, type Lock, readLock } from "./lock.ts";
export { alignDocument, type CompareRequest, type CompareRow, type Comparison, compareDocuments } from "./rows.ts";
