/** Rows under a head, each column as wide as its widest cell. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((title, column) =>
    rows.reduce((widest, row) => Math.max(widest, (row[column] ?? "").length), title.length),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
