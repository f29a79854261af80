import { type Decoded, decodeSnapshot as decode, encodeSnapshot as encode } from "../share/index.ts";
import type { ServerNames, Snapshot } from "../types.ts";
import { type Check, checkOptions, listOf, members, text, wholeNumber } from "./options.ts";

const version: Check = wholeNumber(1, 1);
const server: Check = members<ServerNames>({ name: text, title: text }, ["name"]);

/**
 * A document as the fragment of an address, which browsers send to no server.
 *
 * @param snapshot - The document with what to show of it.
 * @returns `#v1/` and base64url characters; the same for the same snapshot.
 * @throws OptionError where a part of the snapshot is missing, unknown or of another type.
 *
 * @example
 * const snapshot = { version: 1, name: "mine", text: '{ "name": "search" }', revision: "2025-06-18" };
 * encodeSnapshot(snapshot).startsWith("#v1/"); // => true
 * decodeSnapshot(encodeSnapshot(snapshot)); // => { ok: true, snapshot }
 */
export function encodeSnapshot(snapshot: Snapshot): string {
  const own = checkOptions<Snapshot>(
    "encodeSnapshot",
    snapshot,
    { version, name: text, text, revision: text, tool: text, panel: text, clients: listOf(text), server },
    ["name", "text", "revision"],
  );
  return encode(own);
}

/**
 * What a link holds. Any text may be given: it is checked for damage and unpacked no further than a limit.
 *
 * @param fragment - What stands behind the address, with or without its `#`.
 * @returns The snapshot, or a reason and a message that says why it cannot be opened.
 * @throws OptionError where `fragment` is no text.
 *
 * @example
 * decodeSnapshot("#v1/AAAA").reason; // => "damaged"
 * decodeSnapshot("#top").reason; // => "no-link"
 */
export function decodeSnapshot(fragment: string): Decoded {
  text(fragment, { call: "decodeSnapshot", option: "fragment" });
  return decode(fragment);
}
