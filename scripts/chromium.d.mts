export const chromiumFlags: string[];
export function findChromium(say?: (line: string) => void): Promise<string>;
