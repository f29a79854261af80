const primes = firstPrimes(64);
/** The fractional parts of the roots of the first primes, as FIPS 180-4 gives them. */
const constants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** SHA-256 of a text as UTF-8, as hexadecimal digits (FIPS 180-4). */
export function sha256(text: string): string {
  const bytes = padded(utf8(text));
  const view = new DataView(bytes.buffer);
  const words = new Uint32Array(64);
  const state = Uint32Array.from(start);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = view.getUint32(block + at * 4);
    for (let at = 16; at < 64; at++) {
      const [near, far] = [words[at - 2] ?? 0, words[at - 15] ?? 0];
      const first = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      const second = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      words[at] = (words[at - 16] ?? 0) + first + (words[at - 7] ?? 0) + second;
    }
    mix(state, words);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (constants[at] ?? 0) + (words[at] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

export function padded(bytes: readonly number[] | Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(all.length - 4, bytes.length * 8);
  return all;
}

/** Half of a surrogate pair is written as U+FFFD, as everybody does. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let end = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes[end++] = code;
    else {
      const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      bytes[end++] = (0xff & (0xff << (7 - more))) | (code >> (6 * more));
      for (let left = more - 1; left >= 0; left--) bytes[end++] = 0x80 | ((code >> (6 * left)) & 0x3f);
    }
  }
  return bytes.subarray(0, end);
}

function fraction(number: number): number {
  return Math.floor((number % 1) * 2 ** 32);
}

function firstPrimes(number: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < number; next++) if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}
