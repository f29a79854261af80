export { type Decoded, decodeSnapshot, encodeSnapshot, type LinkFault, onlyTool } from "./share.ts";
