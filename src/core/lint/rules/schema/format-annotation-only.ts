import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

/** Formats whose written form is not plain from the name. */
const examples: Readonly<Record<string, string>> = {
  "date-time": "2026-11-16T09:30:00Z",
  date: "2026-11-16",
  time: "09:30:00Z",
  duration: "PT1H30M",
};

export const schemaFormatAnnotationOnly: Rule = {
  id: "schema/format-annotation-only",
  severity: "info",
  preset: "all",
  radius: "call",
  summary: "Only `format` says how a date or time is written",
  why: "In 2019-09 and 2020-12 a format is a note that validators may skip, and many model APIs drop it. Without a pattern or a word in the description, a model may send any way to write a date.",
  source: "JSON Schema 2020-12 validation, section 7.2.1",
  examples: {
    bad: `{
  "name": "list_events",
  "description": "Lists the events of a day.",
  "inputSchema": {
    "type": "object",
    "properties": { "day": { "type": "string", "format": «"date"», "description": "The day to list" } }
  }
}`,
    good: `{
  "name": "list_events",
  "description": "Lists the events of a day.",
  "inputSchema": {
    "type": "object",
    "properties": { "day": { "type": "string", "format": "date", "description": "ISO date, such as 2026-11-15" } }
  }
}`,
  },
  *schema({ schema, path, field, dialect }) {
    const format = member(schema, "format");
    if (field !== "inputSchema" || (dialect !== "2020-12" && dialect !== "2019-09")) return;
    if (typeof format !== "string" || !Object.hasOwn(examples, format)) return;
    if (![member(schema, "type") ?? "string"].flat().includes("string")) return;
    if (["pattern", "enum", "const", "examples", "example", "default"].some((other) => Object.hasOwn(schema, other)))
      return;
    const description = member(schema, "description");
    // A digit is an example, most likely.
    if (typeof description === "string" && /\d|iso|rfc|format|utc|yyyy/i.test(description)) return;
    yield {
      path: [...path, "format"],
      message: `Only ${code(format)} says how to write this, and clients may drop it: name the form in the description, as in ${code(examples[format] ?? "")}`,
    };
  },
};
