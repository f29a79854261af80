/** An editor can only hold one kind of line end; the one that most lines have is kept. */
export function evenLineEnds(text: string): string {
  const all = text.match(/\r\n|\r|\n/g) ?? [];
  const windows = all.filter((end) => end === "\r\n").length;
  const unix = all.filter((end) => end === "\n").length;
  if (windows === all.length || unix === all.length) return text;
  return text.replace(/\r\n|\r|\n/g, windows > unix ? "\r\n" : "\n");
}
