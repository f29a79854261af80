/** Text as bytes. Half characters, which UTF-8 has no place for, are written like any other and come back as they were. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    if (point < 0x80) bytes[length++] = point;
    else {
      const more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
      bytes[length++] = (0xff & (0xff << (7 - more))) | (point >> (6 * more));
      for (let left = more - 1; left >= 0; left--) bytes[length++] = 0x80 | ((point >> (6 * left)) & 0x3f);
      if (more === 3) at++;
    }
  }
  return bytes.subarray(0, length);
}

/** The text of such bytes; undefined where they are none. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = endOfPlain(bytes, at);
    if (end > at) {
      // To spread the bytes goes through them one by one.
      pieces.push(String.fromCharCode.apply(null, bytes.subarray(at, end) as unknown as number[]));
      at = end;
      continue;
    }
    const first = bytes[at++] ?? 0;
    const more = first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1;
    if (more < 0 || at + more > bytes.length) return undefined;
    let point = first & (0x3f >> more);
    for (let left = more; left > 0; left--) {
      const next = bytes[at++] ?? 0;
      if ((next & 0xc0) !== 0x80) return undefined;
      point = (point << 6) | (next & 0x3f);
    }
    // The shortest form only, so that one text has one spelling.
    if (point > 0x10ffff || (more === 2 && point < 0x800) || (more === 3 && point < 0x10000)) return undefined;
    pieces.push(String.fromCodePoint(point));
  }
  return pieces.join("");
}

/** Where the bytes from here on are no longer a character each; a call takes only so many arguments. */
function endOfPlain(bytes: Uint8Array, from: number): number {
  const max = Math.min(bytes.length, from + 8_000);
  let at = from;
  while (at < max && (bytes[at] ?? 0) < 0x80) at++;
  return at;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The value of a digit, by its character code. */
const digits: readonly (number | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const value = alphabet.indexOf(String.fromCharCode(code));
  return value < 0 ? undefined : value;
});

/** Base64url without padding. */
export function base64url(bytes: Uint8Array): string {
  const written: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const group = (first << 16) | (second << 8) | third;
    const used = Math.min(3, bytes.length - at) + 1;
    for (let digit = 0; digit < used; digit++) written.push(alphabet.charAt((group >> (18 - 6 * digit)) & 63));
  }
  return written.join("");
}

/** The bytes of base64url; undefined where it is none, or not the one spelling of its bytes. */
export function fromBase64url(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = digits[text.charCodeAt(at)];
    if (digit === undefined) return undefined;
    held = ((held << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = (held >> bits) & 0xff;
  }
  const spare = held & ((1 << bits) - 1);
  return bits === 6 || spare !== 0 ? undefined : bytes;
}

/** What a byte does to the CRC. */
const steps = Int32Array.from({ length: 256 }, (_, byte) => {
  let state = byte;
  for (let bit = 0; bit < 8; bit++) state = (state >>> 1) ^ (state & 1 ? 0xedb88320 : 0);
  return state;
});

/** CRC-32 (IEEE 802.3): finds every single flipped bit and every burst of up to 32. */
export function checksum(bytes: Uint8Array): number {
  let state = ~0;
  for (let at = 0; at < bytes.length; at++) state = (state >>> 8) ^ (steps[(state ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return ~state >>> 0;
}
