/** A text as its bytes in UTF-8, each byte one character; half of a pair is the mark of what cannot be read. */
export function utf8Text(text: string): string {
  let bytes = "";
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes += String.fromCharCode(code);
    else if (code < 0x800) bytes += String.fromCharCode(0xc0 | (code >> 6), last(code, 0));
    else if (code < 0x10000) bytes += String.fromCharCode(0xe0 | (code >> 12), last(code, 6), last(code, 0));
    else bytes += String.fromCharCode(0xf0 | (code >> 18), last(code, 12), last(code, 6), last(code, 0));
  }
  return bytes;
}

const last = (code: number, shift: number) => 0x80 | ((code >> shift) & 0x3f);
