export { type Decoded, decodeSnapshot, encodeSnapshot, onlyTool } from "./share.ts";
export type { LinkCode } from "./words.ts";
