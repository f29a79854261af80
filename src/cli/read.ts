import { createReadStream } from "node:fs";
import { maxText } from "../core/index.ts";
import { isZip, manifestIn } from "./bundle.ts";
import { type Failure, failure } from "./host.ts";
import { nearbyPath } from "./nearby.ts";

/** A UTF-16 unit is at most three bytes of UTF-8: no text within the limit is longer than this. */
const maxBytes = 3 * maxText;

/** The text of a file, exactly: a byte order mark and line ends stay. */
export async function readText(file: string, path: string): Promise<string | Failure> {
  try {
    return await textOf(file, createReadStream(path));
  } catch (error) {
    return missing(file, path, error);
  }
}

/** Why a named path cannot be read, with the one that was most likely meant. */
export async function missing(file: string, path: string, error: unknown): Promise<Failure> {
  const meant = codeOf(error) === "ENOENT" ? await nearbyPath(file, path) : undefined;
  return failure(
    meant === undefined ? `${file} ${reasonOf(error, "read")}` : `${file} does not exist: did you mean ${meant}?`,
  );
}

export async function readStream(file: string, stream: AsyncIterable<Uint8Array>): Promise<string | Failure> {
  try {
    return await textOf(file, stream);
  } catch (error) {
    return failure(`${file} ${reasonOf(error, "read")}`);
  }
}

/** Stops at the limit, so that a device or a pipe without end does no harm. */
async function textOf(file: string, stream: AsyncIterable<Uint8Array>): Promise<string | Failure> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > maxBytes) return tooLong(file);
    chunks.push(chunk);
  }
  const text = decode(file, Buffer.concat(chunks));
  return typeof text === "string" && text.length > maxText ? tooLong(file) : text;
}

/** One limit, in the unit that the core counts in, however many bytes the characters take. */
function tooLong(file: string): Failure {
  const most = maxText.toLocaleString("en");
  return failure(`${file} is longer than ${most} characters, the most that is read at once: split it`);
}

export function reasonOf(error: unknown, verb: "read" | "written"): string {
  const code = codeOf(error);
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: "does not exist: check the path",
    ENOTDIR: "does not exist: a part of the path is a file",
    EISDIR: "is a folder: name a file",
    EEXIST: "is in the way: name another place",
    ENAMETOOLONG: "cannot exist: the name is too long",
    EACCES: `may not be ${verb}: check its permissions`,
    EPERM: `may not be ${verb}: check its permissions`,
    EROFS: "is on a disk that may not be written",
    ECHANGED: "has changed since it was read: nothing is written over that, so run it again",
    EBUNDLE: "is a bundle, in which nothing is written: unpack it, and give its manifest.json",
    ENOSPC: "does not fit: the disk is full",
  };
  return reasons[code] ?? `cannot be ${verb} (${code})`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown error";
}

function decode(file: string, bytes: Buffer): string | Failure {
  if (isZip(bytes)) {
    const manifest = manifestIn(bytes);
    return manifest
      ? decode(file, manifest)
      : failure(`${file} is a zip without a manifest.json that can be read: unpack it, or give an MCP bundle`);
  }
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe" || mark === "feff") return failure(`${file} is UTF-16: save it as UTF-8`);
  if (bytes.includes(0)) return failure(`${file} is binary: only JSON text can be checked`);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return failure(`${file} is not UTF-8 text: save it as UTF-8`);
  }
}
