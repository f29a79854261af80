const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A text in UTF-8 and base64; half a character becomes the replacement character, as in every encoder. */
export function base64(text: string): string {
  const bytes = [...text].flatMap(utf8);
  let result = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    const digits = [bits >> 18, bits >> 12, bits >> 6, bits].map((value) => letters.charAt(value & 63));
    result +=
      digits[0] +
      (digits[1] ?? "") +
      (second === undefined ? "=" : digits[2]) +
      (third === undefined ? "=" : digits[3]);
  }
  return result;
}

function utf8(character: string): number[] {
  const point = character.codePointAt(0) ?? 0;
  const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), tail(code)];
  if (code < 0x10000) return [0xe0 | (code >> 12), tail(code >> 6), tail(code)];
  return [0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code)];
}

function tail(code: number): number {
  return 0x80 | (code & 63);
}
