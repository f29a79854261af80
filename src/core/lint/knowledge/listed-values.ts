import { nameWords } from "./tool-names.ts";

const lead =
  /(?:^|[\s(])(?:one of|either|must be(?: one of| either)?|(?:possible|allowed|valid|accepted|supported|available)\s+(?:values|options|types)(?:\s+are)?|options(?:\s+are)?|values|can be(?: one of| either)?)\s*:?\s+([^\n.;)]{3,400})/i;

/** Lists that go on, or that name kinds of values rather than values. */
const open =
  /\b(e\.?g|etc|such as|like|for example|any|other|custom|more|format|id|ids|name|names|number|string|path|url|valid|include|includes|including|similar|comma)\b|\.\.\.|…|[<>{}[\]*]/i;

const quoted = /^["'`“‘]([^"'`”’\s]{1,40})["'`”’]$/;
const bare = /^[A-Za-z][\w-]{0,30}$/;

/** Last words of names that ask for one of a few values. */
const choices = new Set([
  ...["unit", "units", "order", "direction", "sort", "mode", "type", "kind", "format", "level", "status", "state"],
  ...["theme", "style", "side", "gender", "priority", "visibility", "method", "action", "category", "interval"],
  ...["period", "ratio", "size", "orientation", "quality", "scope", "role", "severity", "language", "encoding"],
]);

/** The values of a closed list that a description spells out: `one of "a", "b" or "c"`, `asc | desc`, `metric or imperial`. */
export function listedValues(name: string, description: string): string[] | undefined {
  if (/ids?$|name$/i.test(name) || /\b(separated|delimited|multiple|list of|array|json)\b/i.test(description))
    return undefined;
  const text = description
    .slice(0, 2_000)
    .trim()
    .replace(/[^\S\n]+/g, " ");
  const whole = text.replace(/\.$/, "");
  // A whole description of single words, or what stands in its one pair of brackets.
  const [, before = "", inner] = /^([^()]*)\(([^()]{3,200})\)\.?$/.exec(text) ?? [];
  const after = lead.exec(text)?.[1];
  if (after !== undefined) return list(after);
  const values = inner === undefined ? list(whole) : / or /.test(before) ? undefined : list(inner);
  // Without quotes it could be prose, unless the name asks for one of a few.
  const marked = /["'`“‘|]/.test(inner ?? whole) || choices.has(nameWords(name).at(-1) ?? "");
  return marked && values?.every((value) => value === value.toLowerCase()) ? values : undefined;
}

function list(text: string): string[] | undefined {
  if (text.length > 400 || open.test(text)) return undefined;
  const parts = text
    .replace(/\s+/g, " ")
    .trim()
    .split(/ ?(?:, ?(?:or|and) |[,|/]| or | and ) ?/)
    .map((part) => part.trim());
  const values = parts.map((part) => quoted.exec(part)?.[1] ?? (bare.test(part) ? part : undefined));
  if (values.length < 2 || values.length > 20 || values.some((value) => value === undefined)) return undefined;
  const all = parts.every((part) => quoted.test(part));
  // Words without quotes could be prose: two of them need a mark that nobody writes in prose, or to be all there is.
  return new Set(values).size === values.length && (all || /[|/,]| or /.test(text)) ? (values as string[]) : undefined;
}
