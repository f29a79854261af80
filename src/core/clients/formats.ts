/** The formats that a target takes, by the type of the value. What is not listed makes it refuse the whole request, or is moved. */
export interface Formats {
  readonly string: ReadonlySet<string>;
  readonly number: ReadonlySet<string>;
  readonly integer: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
const common = ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"];

/** One table for checks, exports and rules. */
export const formats = {
  /** The list of OpenAI's guide to Structured Outputs, as pydantic-ai keeps it too: no `uri`, no `int32`. */
  "openai-strict": { string: new Set(common), number: none, integer: none },
  /** @anthropic-ai/sdk 1.8.0, lib/transform-json-schema.mjs. */
  "anthropic-api-strict": { string: new Set([...common, "uri"]), number: none, integer: none },
  /** What the API says when it refuses: google-gemini/gemini-cli#2237. Newer typings name more. */
  "gemini-parameters": {
    string: new Set(["enum", "date-time"]),
    number: new Set(["float", "double"]),
    integer: new Set(["int32", "int64"]),
  },
} as const satisfies Readonly<Record<string, Formats>>;

/** Whether a format may stand beside some types; without a type it counts as text. */
export function takesFormat(table: Formats, types: readonly string[], format: string): boolean {
  const real = types.filter((type) => type !== "null").map((type) => type.toLowerCase());
  const asked = real.length > 0 ? real : ["string"];
  return asked.some(
    (type) => (type === "string" || type === "number" || type === "integer") && table[type].has(format),
  );
}
