import { isObject, member } from "../../../json.ts";
import { propertyAtPath } from "../../../schema/index.ts";
import { isData } from "../../../text/index.ts";
import type { Json, Path } from "../../../types.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

const email = /\b[\w.+-]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})\b/i;
const reserved =
  /(?:^|\.)(?:example|test|invalid|localhost)(?:\.(?:com|org|net|edu|io))?$|^(?:domain|company|acme|email|mail|yourdomain|yourcompany|corp|foo|bar)\./i;
const social = /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/;
const people = new Set([
  "patient",
  "customer",
  "employee",
  "doctor",
  "physician",
  "client",
  "member",
  "person",
  "student",
]);

export const securitySchemaPhi: Rule = {
  id: "security/schema-phi",
  severity: "info",
  preset: "strict",
  radius: "meaning",
  summary: "A schema holds data of a person",
  why: "Schemas are cached, logged and shared apart from the conversation: model vendors keep those of strict tools for a day and do not count them as protected data.",
  source: "Claude documentation, strict tool use, data retention",
  examples: {
    bad: `{
  "name": "find_visits",
  "description": "Finds visits.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "patient": { "type": "string", "enum": [«"John Doe"», «"Jane Roe"»] },
      "contact": { "type": "string", "default": «"j.doe@hospital-north.de"» }
    }
  }
}`,
    good: `{
  "name": "find_visits",
  "description": "Finds visits.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "patient": { "type": "string", "enum": ["p-104", "p-105"] },
      "contact": { "type": "string", "default": "someone@example.com" }
    }
  }
}`,
  },
  *schema({ schema, path, root }) {
    const property = propertyAtPath(root, path.slice(1));
    const words = nameWords(property?.name ?? "");
    const named = words.some((word) => people.has(word));
    for (const [here, value] of values(schema, path)) {
      const host = email.exec(value)?.[1];
      const what =
        host !== undefined && !reserved.test(host)
          ? "an e-mail address"
          : social.test(value)
            ? "a social security number"
            : named && isData(here.slice(path.length)) && /^\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20}$/u.test(value)
              ? "the name of a person"
              : undefined;
      if (what === undefined) continue;
      yield {
        path: here,
        message: `This looks like ${what}: schemas are cached, logged and shared more widely than data`,
      };
    }
  },
};

function* values(schema: Json, path: Path): Generator<[Path, string]> {
  if (!isObject(schema)) return;
  for (const keyword of ["enum", "const", "default", "pattern"]) {
    const value = member(schema, keyword);
    if (typeof value === "string") yield [[...path, keyword], value.slice(0, 1_000)];
    if (keyword !== "enum" || !Array.isArray(value)) continue;
    for (const [index, item] of value.entries()) {
      if (typeof item === "string") yield [[...path, keyword, index], item.slice(0, 1_000)];
    }
  }
}
