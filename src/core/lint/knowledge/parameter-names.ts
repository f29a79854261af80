import { member } from "../../json.ts";
import type { Parameter } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import { nameWords } from "./tool-names.ts";

/** Names that tell nothing of what they hold. */
const empty = new Set([
  ...["id", "data", "value", "val", "input", "obj", "object", "thing", "stuff", "item", "info", "arg", "param", "flag"],
  ...["x", "foo", "bar", "baz", "tmp", "temp", "var", "str", "num", "misc"],
]);

/** Things that can be named in several ways: by an id, by a name, by an address. */
const entities = new Set([
  ...["user", "customer", "account", "member", "contact", "assignee", "team", "group", "project", "workspace"],
  ...["channel", "issue", "ticket", "task", "document", "folder", "board", "organization", "company", "order"],
]);

const telling =
  /\b(ids?|uuids?|guids?|named?|names|e-?mails?|login|usernames?|handles?|keys?|slugs?|urls?|numbers?|paths?|address|codes?|titles?|identifiers?|phone|gid|urn|ref|e\.g|example|like|such as)\b|[@#"'`/]/i;

const filler = new Set([
  ...["the", "a", "an", "of", "this", "that", "to", "for", "it", "its", "your", "in", "on", "is"],
  ...["string", "number", "integer", "boolean", "object", "array", "list", "parameter", "argument", "optional"],
  ...["required", "value", "field"],
]);

/** The words of a text that tell more than a name and a type do. */
export function tellingWords(text: string, name: string): string[] {
  const known = new Set(nameWords(name));
  return nameWords(text).filter((word) => !filler.has(word) && !known.has(word));
}

/** Why a name leaves open what is meant, where nothing else says it: it tells nothing, or names a thing but not how. */
export function vagueness(
  { name, schema, path, type, description }: Parameter,
  { properties }: JsonObject,
): "empty" | "entity" | undefined {
  // Further down, the object around it says whose id or value it is.
  if (path.length > 3) return;
  // A coordinate, or the value of a key: its other half says what it is.
  const has = (other: string) => member(properties, other) !== undefined;
  if ((name === "x" && has("y")) || (name === "value" && (has("key") || has("name")))) return;
  if (Object.hasOwn(schema, "enum") || Object.hasOwn(schema, "const") || Object.hasOwn(schema, "format")) return;
  const lower = name.toLowerCase();
  const bare = lower.replace(/_?\d+$/, "");
  if (empty.has(bare) && (bare !== lower || type !== "object")) {
    // Writing without spaces or in other letters tells more than its words can be counted.
    return /[^\p{ASCII}]/u.test(description) || tellingWords(description, name).length > 0 ? undefined : "empty";
  }
  if (!entities.has(lower) || (type !== "string" && type !== undefined)) return;
  return telling.test(description) || /[^\p{ASCII}]/u.test(description) || description.length > 80
    ? undefined
    : "entity";
}

const counted = new Set(["limit", "count", "page", "offset", "index", "skip", "rows", "retries", "port", "year"]);
const measured = new Set([
  ...["price", "amount", "cost", "spend", "budget", "credit", "rate", "memory", "cpu", "usd", "percent", "percentage"],
  ...[
    "gas",
    "fee",
    "slippage",
    "quota",
    "size",
    "weight",
    "distance",
    "temperature",
    "speed",
    "time",
    "value",
    "y",
    "x",
  ],
]);
const sized = new Set(["page", "batch", "chunk", "result", "results"]);

/** Whether a name counts things, so that only whole numbers make sense. */
export function countsThings(name: string): boolean {
  const words = nameWords(name);
  const last = words.at(-1) ?? "";
  if (last === "size") return sized.has(words.at(-2) ?? "");
  if (words.some((word) => measured.has(word))) return false;
  return counted.has(last) || limitsResults(name);
}

/** Whether a name says how many results a call may return. */
export function limitsResults(name: string): boolean {
  const joined = nameWords(name).join(" ");
  return /^((page|result|results|row|rows|item|items|record|records|max|query|search|fetch) )?limit$|^(page|batch) size$|^per page$|^max (results?|items|rows|records|entries|hits)$|^(num|number of) results$|^top [kn]$/.test(
    joined,
  );
}

/** Whether a name asks for one part of many results. */
export function pages(name: string): boolean {
  if (limitsResults(name)) return true;
  return nameWords(name).some((word) => paging.has(word));
}

const paging = new Set([
  ...["limit", "cursor", "page", "offset", "skip", "after", "before", "token", "count", "top", "first", "last", "max"],
  ...["size", "take", "start", "since", "from", "head", "marker", "continuation", "num", "n", "k", "depth", "rows"],
]);
