/** Builds what is missing. */
export function ensureBuilt(): Promise<boolean>;
/** Puts the package together and packs it; the packed file. */
export function pack(target: string): Promise<string>;
