const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const places = new Map([...letters].map((letter, index) => [letter, index]));

/** The text in base64, read as UTF-8; empty where it is no text. */
export function fromBase64(text: string): string {
  const escapes: string[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    const value = places.get(letter);
    if (value === undefined) continue;
    held = ((held << 6) | value) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    escapes.push(`%${((held >> bits) & 0xff).toString(16).padStart(2, "0")}`);
  }
  try {
    return decodeURIComponent(escapes.join(""));
  } catch {
    return "";
  }
}
