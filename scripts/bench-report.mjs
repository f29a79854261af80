/** @param {string} title @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
export function table(title, head, rows) {
  const lines = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const line of lines) {
    const cells = line.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${cells.join("  ").trimEnd()}`);
  }
}

/** @param {number} bytes */
export function kilo(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** @param {number} time */
export function ms(time) {
  return time.toFixed(time < 10 ? 2 : 0);
}
