const codes = {
  bold: [1, 22],
  dim: [2, 22],
  underline: [4, 24],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
} as const;

export type Style = Readonly<Record<keyof typeof codes, (text: string) => string>>;

/** Terminal colours, or none. */
export function styleFor(colour: boolean): Style {
  const paint =
    ([on, off]: readonly [number, number]) =>
    (text: string) =>
      colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    bold: paint(codes.bold),
    dim: paint(codes.dim),
    underline: paint(codes.underline),
    red: paint(codes.red),
    green: paint(codes.green),
    yellow: paint(codes.yellow),
    blue: paint(codes.blue),
  };
}

/** NO_COLOR (https://no-color.org) wins over FORCE_COLOR, and both over the terminal. */
export function wantsColour(environment: Readonly<Record<string, string | undefined>>, terminal: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment;
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return terminal && TERM !== "dumb";
}
