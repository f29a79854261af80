/** A text of each format that everybody takes. */
export const formatSamples: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  time: "12:00:00Z",
  duration: "P1D",
  email: "a@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/a",
  "uri-reference": "/a",
  "json-pointer": "/a",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
};

/** What none of these formats takes. */
export const unformatted = " ";

/** Whether a text has a format, where that is plain to see. */
export function plainlyFormatted(format: string, text: string): boolean | undefined {
  if (!Object.hasOwn(formatSamples, format)) return undefined;
  return text === formatSamples[format] ? true : text === unformatted ? false : undefined;
}
