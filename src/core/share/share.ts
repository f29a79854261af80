import { deflateRaw, Inflate } from "pako";
import { outline } from "../text/index.ts";
import type { Snapshot } from "../types.ts";
import { say } from "../words.ts";
import { base64url, checksum, fromBase64url, utf8Bytes, utf8Text } from "./bytes.ts";
import { compact, layOut } from "./compact.ts";
import { dictionary } from "./dictionary.ts";
import { maxFragment, maxUnpacked } from "./limits.ts";
import { type LinkCode, linkWords } from "./words.ts";

export { onlyTool, toolOffset } from "./one-tool.ts";

/** What a link holds, or why it cannot be opened. */
export type Decoded =
  | { readonly ok: true; readonly snapshot: Snapshot }
  | { readonly ok: false; readonly reason: LinkCode; readonly message: string };

/** A snapshot in the fragment of an address, which browsers send to no server: `#v1/` and base64url of checksum and content. */
export function encodeSnapshot({ name, text, revision, tool, panel, clients, server }: Snapshot): string {
  const { body, layout } = compact(text);
  const choice = clients && clients.length > 0 ? [server?.name ?? 0, server?.title ?? 0, ...clients] : 0;
  const head = [name, revision, tool ?? 0, panel ?? 0, layout?.unit ?? 0, layout?.newlineAtEnd ? 1 : 0, choice];
  while (head.at(-1) === 0) head.pop();
  const packed = deflateRaw(utf8Bytes(`${JSON.stringify(head)}\n${body}`), {
    level: 9,
    memLevel: 9,
    dictionary: words(),
  });
  const bytes = new Uint8Array(packed.length + 4);
  bytes.set(packed, 4);
  new DataView(bytes.buffer).setUint32(0, checksum(packed));
  return `#v1/${base64url(bytes)}`;
}

/** What a link holds, or why it cannot be opened. Any text may be given. */
export function decodeSnapshot(fragment: string): Decoded {
  const link = /^#?v(\d{1,6})\/(.*)$/s.exec(fragment.slice(0, maxFragment + 1));
  const [, version = "", packedText = ""] = link ?? [];
  if (version !== "1") return Number(version) > 1 ? refused("newer", version) : refused("no-link");
  if (fragment.length > maxFragment) return refused("too-long");
  const bytes = fromBase64url(packedText);
  if (!bytes || bytes.length < 5) return refused("damaged");
  const packed = bytes.subarray(4);
  if (new DataView(bytes.buffer).getUint32(0) !== checksum(packed)) return refused("damaged");
  const unpacked = unpack(packed);
  if (typeof unpacked === "string") return refused(unpacked);
  const content = utf8Text(unpacked);
  return content === undefined ? refused("damaged") : read(content);
}

function read(content: string): Decoded {
  const end = content.indexOf("\n");
  const head = parseHead(content.slice(0, Math.max(0, end)));
  if (!head) return refused("damaged");
  const [name, revision, tool = 0, panel = 0, unit = 0, newline = 0, choice = 0] = head;
  const body = content.slice(end + 1);
  if (outline(body).tooDeepAt !== undefined) return refused("too-deep");
  const text = unit === 0 ? body : layOut(body, { unit, newlineAtEnd: newline === 1 }, maxUnpacked);
  if (text === undefined) return refused("too-large");
  const snapshot: Snapshot = {
    ...{ version: 1, name, text, revision },
    ...(tool !== 0 && { tool }),
    ...(panel !== 0 && { panel }),
    ...(choice !== 0 && choiceOf(choice)),
  };
  return { ok: true, snapshot };
}

function choiceOf([name, title, ...clients]: Choice): Pick<Snapshot, "clients" | "server"> {
  const server = name !== 0 && { server: { name, ...(title !== 0 && { title }) } };
  return { clients, ...server };
}

type Optional = string | 0;
/** How the server is called, and the ids of clients. */
type Choice = readonly [name: Optional, title: Optional, ...clients: string[]];
type Head = readonly [
  name: string,
  revision: string,
  tool?: Optional,
  panel?: Optional,
  unit?: Optional,
  newline?: 0 | 1,
  choice?: Choice | 0,
];

function parseHead(line: string): Head | undefined {
  // A line that is no JSON comes from another program.
  try {
    const head: unknown = JSON.parse(line);
    if (!Array.isArray(head) || head.length < 2 || head.length > 7) return undefined;
    const [name, revision, tool, panel, unit, newline, choice] = head;
    const isOptional = (part: unknown) => part === undefined || part === 0 || typeof part === "string";
    const isHead =
      typeof name === "string" &&
      typeof revision === "string" &&
      [tool, panel, unit].every(isOptional) &&
      (!unit || /^(?: {1,8}|\t)$/.test(unit)) &&
      [undefined, 0, 1].includes(newline) &&
      (!choice || isChoice(choice));
    return isHead ? (head as unknown as Head) : undefined;
  } catch {
    return undefined;
  }
}

function isChoice(choice: unknown): choice is Choice {
  if (!Array.isArray(choice) || choice.length < 3) return false;
  const isText = (part: unknown) => typeof part === "string";
  return choice.slice(0, 2).every((name) => name === 0 || isText(name)) && choice.slice(2).every(isText);
}

/** Small pieces in, counted pieces out: a bomb is left as soon as it shows. */
function unpack(packed: Uint8Array): Uint8Array | LinkCode {
  const piece = 512;
  const inflate = new Inflate({ raw: true, dictionary: words(), chunkSize: 64 * 1024 });
  const chunks: Uint8Array[] = [];
  let length = 0;
  inflate.onData = (chunk) => {
    length += chunk.length;
    if (length <= maxUnpacked) chunks.push(chunk);
  };
  for (let at = 0; at < packed.length && !inflate.ended; at += piece) {
    if (!inflate.push(packed.subarray(at, at + piece), at + piece >= packed.length)) return "damaged";
    if (length > maxUnpacked) return "too-large";
  }
  if (!inflate.ended || inflate.err) return "damaged";
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

let wordBytes: Uint8Array | undefined;
function words(): Uint8Array {
  wordBytes ??= utf8Bytes(dictionary);
  return wordBytes;
}

function refused(reason: LinkCode, ...args: readonly string[]): Decoded {
  return { ok: false, reason, message: say(linkWords, { code: reason, args }) };
}
