import { inflateRawSync } from "node:zlib";
import { maxText } from "../core/index.ts";

const manifestName = "manifest.json";
/** Signatures and lengths of a zip's parts: APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16. */
const end = { signature: 0x06054b50, length: 22, longestComment: 0xffff };
const entry = { signature: 0x02014b50, length: 46 };
const local = { signature: 0x04034b50, length: 30 };

/** Whether bytes are a zip, as an MCP bundle (`.mcpb`, before `.dxt`) is. */
export function isZip(bytes: Buffer): boolean {
  return bytes.length >= end.length && bytes.readUInt32LE(0) === local.signature;
}

/** The manifest in a bundle; undefined where there is none, or none that can be read. Nothing else is unpacked. */
export function manifestIn(bytes: Buffer): Buffer | undefined {
  try {
    const found = entries(bytes).find(({ name }) => name === manifestName);
    return found && contentOf(bytes, found);
  } catch {
    // A damaged zip points outside of itself.
    return undefined;
  }
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

function entries(bytes: Buffer): Entry[] {
  const list = directoryOf(bytes);
  const found: Entry[] = [];
  for (let at = list; at !== undefined && bytes.readUInt32LE(at) === entry.signature; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      ...[number, number, number],
    ];
    const name = bytes.toString("utf8", at + entry.length, at + entry.length + nameLength);
    const method = bytes.readUInt16LE(at + 10);
    found.push({ name, method, packed: bytes.readUInt32LE(at + 20), at: bytes.readUInt32LE(at + 42) });
    at += entry.length + nameLength + extra + comment;
  }
  return found;
}

/** Where the list of entries starts: the end of a zip says it. */
function directoryOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - end.length - end.longestComment);
  for (let at = bytes.length - end.length; at >= first; at--) {
    if (bytes.readUInt32LE(at) === end.signature) return bytes.readUInt32LE(at + 16);
  }
  throw new RangeError("no end of a zip");
}

function contentOf(bytes: Buffer, { at, packed, method }: Entry): Buffer | undefined {
  const start = at + local.length + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(start, start + packed);
  if (method === 0) return content;
  // A few bytes can say gigabytes.
  return method === 8 ? inflateRawSync(content, { maxOutputLength: 3 * maxText }) : undefined;
}
