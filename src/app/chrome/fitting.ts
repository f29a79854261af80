/** Which of some tabs fit into a row: in their order, the open one always, with room for a button with the others. */
export function fitting(widths: readonly number[], open: number, room: number, more: number): readonly number[] {
  const all = widths.map((_, index) => index);
  const sum = widths.reduce((total, width) => total + width, 0);
  if (sum <= room) return all;
  let left = room - more - (widths[open] ?? 0);
  const taken = new Set([open]);
  for (const index of all) {
    if (index === open) continue;
    left -= widths[index] ?? 0;
    if (left < 0) break;
    taken.add(index);
  }
  return all.filter((index) => taken.has(index));
}
