import { formatTexts } from "../../sample/index.ts";

/** Those that every validator heeds. */
const heeded = new Set([
  ...["date", "date-time", "time", "duration", "email", "hostname", "ipv4", "ipv6"],
  ...["uri", "uri-reference", "json-pointer", "uuid"],
]);

export function formatSamples(format: string): readonly string[] {
  return Object.hasOwn(formatTexts, format) ? (formatTexts[format] ?? []) : [];
}

/** What none of these formats takes. */
export const unformatted = " ";

/** Whether a text has a format, where that is plain to see. */
export function hasFormat(format: string, text: string): boolean | undefined {
  if (!heeded.has(format)) return undefined;
  return formatSamples(format).includes(text) ? true : text === unformatted ? false : undefined;
}
