/** What a format of Zod is in JSON Schema. */
interface Format {
  readonly format?: string;
  /** Where no validator knows the format, its pattern says it. */
  readonly pattern?: string;
  readonly encoding?: string;
}

const hex = "[0-9a-fA-F]";

/** The formats of text, by the names of the functions and methods that make them. */
export const formats: Readonly<Record<string, Format>> = {
  ...{ email: { format: "email" }, url: { format: "uri" }, httpUrl: { format: "uri" }, uri: { format: "uri" } },
  ...{ uuid: { format: "uuid" }, guid: { format: "uuid" }, uuidv4: { format: "uuid" } },
  ...{ uuidv6: { format: "uuid" }, uuidv7: { format: "uuid" } },
  ...{ ipv4: { format: "ipv4" }, ipv6: { format: "ipv6" }, hostname: { format: "hostname" } },
  ...{ datetime: { format: "date-time" }, date: { format: "date" }, duration: { format: "duration" } },
  time: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?$" },
  nanoid: { format: "nanoid", pattern: "^[a-zA-Z0-9_-]{21}$" },
  cuid: { format: "cuid", pattern: "^[cC][0-9a-z]{6,}$" },
  cuid2: { format: "cuid2", pattern: "^[0-9a-z]+$" },
  ulid: { format: "ulid", pattern: "^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$" },
  xid: { format: "xid", pattern: "^[0-9a-vA-V]{20}$" },
  ksuid: { format: "ksuid", pattern: "^[A-Za-z0-9]{27}$" },
  e164: { format: "e164", pattern: "^\\+[1-9]\\d{6,14}$" },
  hex: { format: "hex", pattern: `^${hex}*$` },
  base64: { format: "base64", encoding: "base64" },
  base64url: { format: "base64url", encoding: "base64url" },
  ...{ emoji: { format: "emoji" }, jwt: { format: "jwt" }, mac: { format: "mac" } },
  ...{ cidrv4: { format: "cidrv4" }, cidrv6: { format: "cidrv6" } },
  ...{ lowercase: { pattern: "^[^A-Z]*$" }, uppercase: { pattern: "^[^a-z]*$" } },
};

/** As the converter for version 3 writes them: formats without patterns, and patterns without formats. */
const before4: Readonly<Record<string, Format>> = {
  ...formats,
  time: { format: "time" },
  nanoid: { pattern: "^[a-zA-Z0-9_-]{21}$" },
  cuid: { pattern: "^[cC][^\\s-]{8,}$" },
  cuid2: { pattern: "^[0-9a-z]+$" },
  ulid: { pattern: "^[0-9A-HJKMNP-TV-Z]{26}$" },
  base64: { encoding: "base64" },
};

export function formatOf(name: string, version: 3 | 4): Format | undefined {
  const table = version === 3 ? before4 : formats;
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A text as a pattern that matches it. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
