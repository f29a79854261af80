/** The formats of JSON Schema, all of which apply to text only. */
const standard = new Set([
  ...["date-time", "date", "time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6"],
  ...["uri", "uri-reference", "iri", "iri-reference", "uuid", "uri-template", "json-pointer", "relative-json-pointer"],
  "regex",
]);

/** Those that OpenAPI adds and validators mostly know. */
const openapiText = new Set(["binary", "byte", "password"]);
const openapiNumbers = new Set(["int32", "int64", "float", "double"]);

const aliases: Readonly<Record<string, string>> = {
  ...{ url: "uri", link: "uri", href: "uri", http: "uri", https: "uri", "uri-ref": "uri-reference" },
  ...{ datetime: "date-time", date_time: "date-time", timestamp: "date-time", iso8601: "date-time" },
  ...{ "iso-8601": "date-time", rfc3339: "date-time", "iso-date-time": "date-time", "iso-date": "date" },
  ...{ "iso-time": "time", "yyyy-mm-dd": "date", ip: "ipv4", "ip-address": "ipv4", "ip-v4": "ipv4", "ip-v6": "ipv6" },
  ...{ mail: "email", "e-mail": "email", "email-address": "email", guid: "uuid", uuid4: "uuid", uuidv4: "uuid" },
  ...{ host: "hostname", "host-name": "hostname", domain: "hostname", regexp: "regex", jsonpointer: "json-pointer" },
  ...{ integer: "int64", int: "int64", long: "int64" },
};

/** What a format applies to; undefined for one that nobody defines. */
export function formatKind(format: string): "text" | "number" | undefined {
  if (standard.has(format) || openapiText.has(format)) return "text";
  return openapiNumbers.has(format) ? "number" : undefined;
}

/** The format of JSON Schema that an unknown one stands for. */
export function meantFormat(format: string): string | undefined {
  const lower = format.trim().toLowerCase();
  const plain = lower.replace(/[_\s]+/g, "-");
  if (Object.hasOwn(aliases, lower)) return aliases[lower];
  if (Object.hasOwn(aliases, plain)) return aliases[plain];
  return standard.has(plain) ? plain : undefined;
}
