import type { Json, JsonObject } from "../../types.ts";
import type { Expression } from "./expression.ts";
import { lastName } from "./module.ts";
import { rooted } from "./rooted.ts";
import { schemaOf, type TypeContext } from "./types.ts";
import { literalOf } from "./values.ts";

/** A literal, objects of classes that have names for all that they hold, or the schema of a model: also where a constant holds them. */
export function builtValue(expression: Expression, context: TypeContext, hops = 8): Json | undefined {
  if (hops === 0) return undefined;
  const { module } = context;
  const held = expression.kind === "name" ? module.names.get(expression.name) : undefined;
  if (held) return builtValue(held, context, hops - 1);
  if (expression.kind === "list") {
    const items = expression.items.map((item) => builtValue(item, context, hops - 1));
    return items.some((item) => item === undefined) ? undefined : (items as Json[]);
  }
  const model = modelIn(expression);
  if (model && module.classes.has(lastName(model))) return modelSchema(model, context);
  if (expression.kind !== "call" || expression.keywords.size === 0 || expression.positional.length > 0) {
    return literalOf(expression, module);
  }
  const known = [...expression.keywords].map(
    ([key, value]) => [fields[key] ?? key, builtValue(value, context, hops - 1)] as const,
  );
  return known.some(([, value]) => value === undefined) ? undefined : present(known);
}

/** What stands for nothing in Python is absent in MCP. */
export function present(entries: readonly (readonly [string, Json | undefined])[]): JsonObject {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null)) as JsonObject;
}

/** The fields as version 2 of the SDK writes them. */
export const fields: Readonly<Record<string, string>> = {
  input_schema: "inputSchema",
  output_schema: "outputSchema",
  meta: "_meta",
  read_only_hint: "readOnlyHint",
  destructive_hint: "destructiveHint",
  idempotent_hint: "idempotentHint",
  open_world_hint: "openWorldHint",
  mime_type: "mimeType",
};

/** The model of `Model.model_json_schema()` and of its like. */
function modelIn(expression: Expression): Expression | undefined {
  if (expression.kind === "call") {
    const [, name] = /^(.+)\.(?:model_json_schema|schema)$/.exec(expression.callee) ?? [];
    return name === undefined ? undefined : { kind: "name", name };
  }
  const adapted = expression.kind === "other" ? /^TypeAdapter\(([\w.]+)\)\.json_schema\(/.exec(expression.text) : null;
  return adapted ? { kind: "name", name: adapted[1] as string } : undefined;
}

function modelSchema(model: Expression, context: TypeContext): JsonObject {
  const own: TypeContext = { ...context, sdk: context.sdk ?? "mcp-2", definitions: new Map() };
  return rooted(schemaOf(model, own), own.definitions).schema;
}
