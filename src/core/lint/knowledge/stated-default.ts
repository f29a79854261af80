import { member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";

const statement =
  /\bdefaults?(?: value)?(?:\s*[:=]\s*|\s+(?:is|to|of)\s*:?\s+|\s+)(?:["'`“]([^"'`”\n]{1,60})["'`”]|(-?\d[\d,_]*(?:\.\d+)?|[A-Za-z][\w.-]{0,40}))(?=$|[\s)\],;.])([^.;)\n]{0,24})/gi;

/** What follows a number that is more than its unit-less self: `10 MB`, `30 seconds`, `5 for each`. */
const continued = /^\s*(?:[a-z%$€°-]|\d)/i;

/** The default that a description states in words, if it is one and fits the type: `Most rows (default: 10)`. */
export function statedDefault(description: string, schema: JsonObject, type: string | undefined): Json | undefined {
  if (description.length > 5_000) return undefined;
  const found = [...description.matchAll(statement)].map(([, quoted, bare, rest = ""]) =>
    parse(quoted ?? bare ?? "", quoted !== undefined, rest, schema, type),
  );
  // Several statements are conditions, or speak of other parameters.
  return found.length === 1 ? found[0] : undefined;
}

function parse(
  word: string,
  quoted: boolean,
  rest: string,
  schema: JsonObject,
  type: string | undefined,
): Json | undefined {
  const values = member(schema, "enum");
  if (type === "boolean") return /^(true|false)$/i.test(word) ? word.toLowerCase() === "true" : undefined;
  if (type === "integer" || type === "number") {
    const number = Number(word.replace(/[,_](?=\d{3})/g, ""));
    if (!/^-?\d/.test(word) || !Number.isFinite(number) || continued.test(rest)) return undefined;
    return type === "integer" && !Number.isInteger(number) ? undefined : number;
  }
  if (type !== "string") return undefined;
  if (Array.isArray(values)) return values.includes(word) ? word : undefined;
  // Without quotes, or inside of a longer explanation, it may be a word about the value.
  return quoted && /^[\w./:@+-]+$/.test(word) && !/^\s*(?:or|if|when|unless|for)\b/i.test(rest) ? word : undefined;
}
