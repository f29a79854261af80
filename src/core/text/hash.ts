/** FNV-1a over UTF-16 units as eight hexadecimal digits: short and stable, not for secrets. */
export function hash(text: string): string {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return (state >>> 0).toString(16).padStart(8, "0");
}
