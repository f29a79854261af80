import { isObject, member } from "../../../json.ts";
import { dereference, mismatchesAt, verdict } from "../../../schema/index.ts";
import { toPointer, valueAt } from "../../../text/index.ts";
import type { Json, JsonObject, Path } from "../../../types.ts";
import { code, codeValue, nearest } from "../../../words.ts";
import { coercions } from "../../knowledge/coerce.ts";
import type { Repair, Rule, SchemaView } from "../../rule.ts";

export const defaultInvalid: Rule = {
  id: "schema/default-invalid",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A default is not valid by its own schema",
  why: "Forms and SDKs fill in defaults, and models copy them. A default that its own schema refuses turns an untouched field into an invalid call; validators never check it.",
  source: "JSON Schema validation, section 9.2: a default should be valid against its schema",
  fixable: true,
  examples: {
    bad: `{
  "name": "search",
  "description": "Searches the archive.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": "integer", "default": «"10"» },
      "order": { "type": "string", "enum": ["newest", "oldest"], "default": «"Newest"» }
    }
  }
}`,
    good: `{
  "name": "search",
  "description": "Searches the archive.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": "integer", "default": 10 },
      "order": { "type": "string", "enum": ["newest", "oldest"], "default": "newest" }
    }
  }
}`,
  },
  keywords: ["default"],
  *schema(view) {
    const { schema, path, root, dialect } = view;
    const value = member(schema, "default");
    // Of null schema/default-null speaks.
    if (value === undefined || value === null || !dialect) return;
    const values = member(schema, "enum");
    // Then the list is what is wrong, and schema/enum-type-mismatch says so.
    if (Array.isArray(values) && values.includes(value)) return;
    const problems = mismatchesAt(root, path.slice(1), value, dialect) ?? [];
    const found = verdict(problems);
    if (!found) return;
    const here = [...path, "default"];
    const offered = repairs(view, value, here);
    const mild =
      offered[0]?.title === fillIn
        ? "only clients that fill in defaults inside of defaults complete it"
        : problems.every(({ keyword }) => keyword === "format")
          ? "clients that check formats refuse it"
          : undefined;
    const who =
      found.path.length > 0
        ? `In the default, the value at ${code(toPointer(found.path))}`
        : `The default ${codeValue(value)}`;
    yield {
      path: [...here, ...found.path],
      ...(mild && { severity: "warning" }),
      message: `${who} ${found.words}: ${mild ?? "whoever fills it in makes an invalid call"}`,
      repairs: offered,
    };
  },
};

const fillIn = "Fill in its required members";

function repairs({ schema, path, root, dialect }: SchemaView, value: Json, here: Path): readonly Repair[] {
  const remove: Repair = { title: "Remove the default", safe: false, changes: [{ kind: "remove", path: here }] };
  const use = (better: Json, safe: boolean): Repair => ({
    title: `Use ${codeValue(better)}`,
    safe,
    changes: [{ kind: "set", path: here, value: better }],
  });
  const fits = (other: Json) => dialect && mismatchesAt(root, path.slice(1), other, dialect)?.length === 0;
  const same = coercions(value).find(fits);
  // In YAML an unquoted yes, no, on or off is a boolean: `true` may have been another word.
  if (same !== undefined) return [use(same, typeof value !== "boolean"), remove];
  const filled = complete(dereference(root, schema), value);
  if (filled && fits(filled)) return [{ ...use(filled, false), title: fillIn }, remove];
  const values = member(schema, "enum");
  const words = Array.isArray(values) ? values.filter((other) => typeof other === "string") : [];
  const near = typeof value === "string" ? nearest(value, words) : undefined;
  if (near !== undefined && fits(near)) return [use(near, false), remove];
  return !Array.isArray(value) && fits([value]) ? [use([value], false), remove] : [remove];
}

/** An object with the defaults of the required members that it lacks, if they all have one. */
function complete(schema: Json | undefined, value: Json): JsonObject | undefined {
  const required = member(schema, "required");
  if (!isObject(value) || !Array.isArray(required)) return undefined;
  const lacking = required.filter((name) => typeof name === "string" && !Object.hasOwn(value, name));
  const defaults = lacking.map((name) => [name, valueAt(schema, ["properties", name, "default"])] as const);
  if (defaults.some(([, given]) => given === undefined)) return undefined;
  return { ...value, ...Object.fromEntries(defaults as [string, Json][]) };
}
