import { padded, utf8 } from "./sha256.ts";

/** SHA-1 of a text as UTF-8, as hexadecimal digits (FIPS 180-4). Clients shorten names with it; it protects nothing. */
export function sha1(text: string): string {
  const bytes = padded(utf8(text));
  const view = new DataView(bytes.buffer);
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const words = new Uint32Array(80);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = view.getUint32(block + at * 4);
    for (let at = 16; at < 80; at++) {
      words[at] = turn((words[at - 3] ?? 0) ^ (words[at - 8] ?? 0) ^ (words[at - 14] ?? 0) ^ (words[at - 16] ?? 0), 1);
    }
    mix(state, words);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let at = 0; at < 80; at++) {
    const [chosen, constant] = round(at, b, c, d);
    const next = (turn(a, 5) + chosen + e + constant + (words[at] ?? 0)) | 0;
    [e, d, c, b, a] = [d, c, turn(b, 30), a, next];
  }
  [a, b, c, d, e].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

function round(at: number, b: number, c: number, d: number): readonly [number, number] {
  if (at < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (at < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (at < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}

function turn(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
