/** As the real editor has them. */
export const lineHeight = 20;
const padding = 8;

/** The length of a text in a field, which only knows \n. */
export function shorter(text: string): number {
  return text.replaceAll("\r\n", "\n").length;
}

/** Where an offset of a field is in the same text with \r\n. */
export function longer(text: string, offset: number): number {
  return offset + text.slice(0, offset).split("\n").length - 1;
}

/** How far to scroll so that a line is in the middle, as the real editor does it; not at all where it is in sight at the top. */
export function scrolledTo(line: number, height: number): number {
  const end = padding + line * lineHeight;
  return end <= height ? 0 : Math.max(0, Math.round(end - lineHeight / 2 - height / 2));
}
