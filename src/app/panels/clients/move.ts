export interface Spot {
  readonly row: number;
  readonly column: number;
}

interface Keys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where a key leads in a grid; row -1 is its head. Undefined for keys that do not move. */
export function moved(
  { key, ctrlKey, metaKey }: Keys,
  { row, column }: Spot,
  { rows, columns, page }: { readonly rows: number; readonly columns: number; readonly page: number },
): Spot | undefined {
  const end = { row: rows - 1, column: columns - 1 };
  const mod = ctrlKey || metaKey;
  const to: Spot | undefined = {
    ArrowUp: { row: mod ? 0 : row - 1, column },
    ArrowDown: { row: mod ? end.row : row + 1, column },
    ArrowLeft: { row, column: mod ? 0 : column - 1 },
    ArrowRight: { row, column: mod ? end.column : column + 1 },
    Home: { row: mod ? 0 : row, column: 0 },
    End: { row: mod ? end.row : row, column: end.column },
    PageUp: { row: Math.max(0, row - page), column },
    PageDown: { row: row + page, column },
  }[key];
  if (!to || rows === 0) return undefined;
  return {
    row: Math.min(end.row, Math.max(-1, to.row)),
    column: Math.min(end.column, Math.max(0, to.column)),
  };
}
