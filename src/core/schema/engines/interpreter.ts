import {
  compileSchema,
  type Draft,
  draft06,
  draft07,
  draft2019,
  draft2020,
  extendDraft,
  type JsonError,
  type JsonSchema,
} from "json-schema-library";
import { remotes as metaSchemas } from "json-schema-library/remotes";
import { isObject, member } from "../../json.ts";
import { remembered } from "../../memo.ts";
import type { Dialect, Json, JsonObject } from "../../types.ts";
import { dialectUris } from "../dialect.ts";
import type { Mismatch } from "../mismatch.ts";
import { interpretedMismatch } from "./interpreted.ts";
import { ownKeywords } from "./interpreter-keywords.ts";
import { type Judging, keptFor } from "./judging.ts";
import { counted, withinSteps } from "./step-limit.ts";

/** What json-schema-library finds wrong with a value; undefined where it cannot say. */
export function mismatchesByInterpreter(
  schema: JsonObject,
  value: Json,
  judging: Judging,
): readonly Mismatch[] | undefined {
  try {
    const node = keptFor(schema, "interpreter", judging, () => withinSteps(() => compile(schema, judging)).result);
    const { errors } = withinSteps(() => node.validate(value)).result;
    if (errors.some(({ code }) => code === "ref-error")) return undefined;
    return errors.map((error: JsonError) => interpretedMismatch(error, value));
  } catch {
    // It recurses as deep as the schema and the value lead it.
    return undefined;
  }
}

type Root = ReturnType<typeof compileSchema>;

function compile(schema: JsonObject, judging: Judging): Root {
  const { dialect, remotes } = judging;
  const base = remembered(bases, dialect, () => newBase(dialect));
  // A compiled schema enters the lists of what it is compiled with: each gets lists of its own.
  const { context } = base;
  const remote = {
    ...base,
    context: {
      ...context,
      remotes: { ...context.remotes },
      dynamicAnchors: { ...context.dynamicAnchors },
    },
  } as Root;
  const meta = member(remotes, String(member(schema, "$schema")));
  // Its vocabularies decide which keywords there are.
  if (isObject(meta)) remote.addRemoteSchema(String(schema.$schema), meta as JsonSchema);
  const node = compileSchema(addressed(schema) as JsonSchema, {
    remote,
    draft: dialectUris[dialect],
    drafts,
    formatAssertion: judging.formats,
  });
  for (const [uri, remote] of Object.entries(remotes)) {
    if (isObject(remote)) node.addRemoteSchema(uri, remote as JsonSchema);
  }
  return node;
}

/**
 * A copy of its own: with `dependencies` it writes names into `required`, and would judge everything after that by them. A list
 * that cannot be written to ends that, and Ajv is asked. In a schema without an address `#` is found once; when it is met again
 * on the way, it leads into some definition.
 */
function addressed(schema: JsonObject): JsonObject {
  const copy = JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "required" && Array.isArray(value) ? Object.freeze(value) : value,
  ) as JsonObject;
  return typeof member(schema, "$id") === "string" ? copy : { ...copy, $id: "https://toolwright.invalid/schema" };
}

const bases = new Map<Dialect, Root>();

function newBase(dialect: Dialect): Root {
  const base = compileSchema({ $schema: dialectUris[dialect] }, { drafts });
  for (const meta of metaSchemas) base.addRemoteSchema(meta.$id ?? meta.id, meta);
  return base;
}

/** The last one is taken where none is named. */
const drafts: Draft[] = [draft06, draft07, draft2019, draft2020].map((draft) => {
  const own = extendDraft(draft, { keywords: ownKeywords(draft) });
  return extendDraft(own, { keywords: counted(own) });
});
