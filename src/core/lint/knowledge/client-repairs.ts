import { rewriteChanges } from "../../clients/index.ts";
import { isObject, member } from "../../json.ts";
import { remember, remembered } from "../../memo.ts";
import { dialectUris } from "../../schema/index.ts";
import { valueAt } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import { code } from "../../words.ts";
import { remove, set } from "../refused.ts";
import type { Repair } from "../rule.ts";
import type { ClientTold } from "./client-reasons.ts";

type Make = (tool: JsonObject, told: ClientTold, path: Path) => Repair | undefined;

type RewriteId = Parameters<typeof rewriteChanges>[1];

/** One rewrite mends many findings of a tool, and is made once for all of them. */
const rewritesOf = remember((_: JsonObject) => new Map<string, readonly Repair[]>());

/** By a rewrite of the whole tool, where this client gains by it. */
const by =
  (id: RewriteId): Make =>
  (tool, { client }) => {
    const [repair] = remembered(rewritesOf(tool), `${id} ${client.id}`, () => {
      const rewrite = rewriteChanges(tool, id, [client.id]);
      return rewrite ? [{ ...rewrite, safe: false }] : [];
    });
    return repair;
  };

/** Adding what means the same as nothing is safe; everything else changes what somebody sees. */
const makers: Readonly<Record<string, Make>> = {
  "properties-missing": (_, __, path) => ({ ...set([...path, "properties"], {}, true), title: "Add `properties`" }),
  "items-missing": (_, { client }, path) =>
    takesAnyItems.has(client.id) ? { ...set([...path, "items"], {}, true), title: "Add `items`" } : undefined,
  "name-refused": (tool, { reason }, path) => renamed(tool, String(reason.args.pattern), path),
  "name-characters": (tool, _, path) => renamed(tool, "^[a-zA-Z0-9_-]+$", path),
  "format-refused": (_, __, path) => remove(path, false),
  "open-object": (_, __, path) => set(path, false, false),
  closed: (tool, _, path) => {
    const schema = valueAt(tool, path);
    return isObject(schema) ? set([...path, "additionalProperties"], false, false) : undefined;
  },
  "enum-not-text": (tool, _, path) => texts(valueAt(tool, path), path),
  "required-unknown": (tool, { reason }, path) => withoutName(valueAt(tool, path), String(reason.args.name), path),
  "input-ignored": () => ({
    title: "Say that it is 2020-12",
    safe: false,
    changes: [{ kind: "set", path: ["inputSchema", "$schema"], value: dialectUris["2020-12"], first: true }],
  }),
  "description-empty": (_, __, path) => remove(path, true),
  "one-as-any": (_, __, path) => ({
    title: "Rename to `anyOf`",
    safe: false,
    changes: [{ kind: "rename", path, to: "anyOf" }],
  }),
  "root-combinator": by("flatten-root"),
  flattened: by("flatten-root"),
  "keyword-dropped": (tool, told, path) => (path.length === 2 ? by("flatten-root")(tool, told, path) : undefined),
  "default-dropped": by("describe-defaults"),
  "reference-refused": by("inline-references"),
  "invalid-schema": by("draft-2020-12"),
};

/** Where `items` that take anything are enough. */
const takesAnyItems = new Set(["openai-functions", "vscode-copilot"]);

export function repairsOf(tool: JsonObject, told: ClientTold, path: Path): readonly Repair[] {
  const repair = makers[told.reason.code]?.(tool, told, path);
  return repair ? [repair] : [];
}

/** A name of characters that are taken. Callers know the old one: never unseen. */
function renamed(tool: JsonObject, pattern: string, path: Path): Repair | undefined {
  const name = member(tool, "name");
  if (typeof name !== "string") return undefined;
  const other = name.replace(/[^A-Za-z0-9_-]+/g, "_");
  return other !== name && new RegExp(pattern).test(other) ? set(path, other, false) : undefined;
}

function withoutName(required: Json | undefined, name: string, path: Path): Repair | undefined {
  const index = Array.isArray(required) ? required.indexOf(name) : -1;
  return index < 0 ? undefined : remove([...path, index], false, code(name));
}

function texts(values: Json | undefined, path: Path): Repair | undefined {
  if (!Array.isArray(values) || values.some((value) => typeof value === "object")) return undefined;
  const changes = [
    { kind: "set" as const, path, value: values.map(String) },
    { kind: "set" as const, path: [...path.slice(0, -1), "type"], value: "string" },
  ];
  return { title: "Write the values as text", safe: false, changes };
}
