import { member } from "../../json.ts";
import { findRevision, latestRevision } from "../../mcp/index.ts";
import { dialectOf, subschemas } from "../../schema/index.ts";
import { toPointer } from "../../text/index.ts";
import type { JsonObject } from "../../types.ts";
import { type Code, source, trusted } from "../code.ts";
import { definitionsOf } from "../definitions.ts";
import type { ExportNote } from "../exporter.ts";
import { type Identifiers, identifiers } from "../identifiers.ts";
import { tsKey, tsReserved } from "../literals/typescript.ts";
import { info, loss } from "../tool.ts";
import type { ZodContext } from "../zod/context.ts";
import { type HelperName, helperCode, helperName, helperNames } from "../zod/helpers.ts";
import { isObjectCode, writeSchema } from "../zod/write.ts";
import { type NamedTool, sidesOf } from "./named-tool.ts";
import type { SchemaCode, SchemaCoder } from "./schema-code.ts";

const reserved = new Set([...tsReserved, ...helperNames, "canonical", "inputSchema", "outputSchema"]);

/** What version 1 of the SDK does with a schema whose root is no plain object. */
const unlisted = {
  inputSchema:
    "Version 1 of the SDK checks `inputSchema` but lists it as an empty object, for its root is no plain object",
  outputSchema: "Version 1 of the SDK takes no `outputSchema` whose root is no plain object: it is not registered",
} as const;

/** The schemas as Zod, for a version of the SDK. */
export function zodSchemas(sdk: "v1" | "v2"): SchemaCoder {
  return (named: NamedTool, revision: string): SchemaCode => {
    const notes = new Map<string, ExportNote>();
    const helpers = new Set<HelperName>();
    const names = identifiers({ form: "camel", reserved, fallback: "schema" });
    const found = sidesOf(named).map(({ field, type, schema }) => {
      const note = (make: typeof info, pointer: string, message: string) => {
        if (!notes.has(message))
          notes.set(message, { ...make(named.tool, [], message), path: toPointer([field]) + pointer });
      };
      const { declarations, isPlain } = declared(schema, field, { revision, names, helpers, note });
      const listed = sdk === "v2" || isPlain;
      if (!listed) note(loss, "", unlisted[field]);
      return { field, type, declarations, given: listed || field === "inputSchema" };
    });
    const from = trusted(sdk === "v2" ? '"@modelcontextprotocol/server"' : '"@modelcontextprotocol/sdk/server/mcp.js"');
    return {
      imports: [
        source`import type { McpServer } from ${from};`,
        ...(found.length > 0 ? [source`import * as z from "zod";`] : []),
      ],
      declarations: [
        ...[...helpers].map(helperCode),
        ...found.flatMap(({ field, type, declarations }) => [
          ...declarations,
          source`export type ${type} = z.output<typeof ${tsKey(field)}>;`,
        ]),
      ],
      members: found.filter(({ given }) => given).map(({ field }) => source`${tsKey(field)},`),
      notes: [...notes.values()],
    };
  };
}

interface Scope {
  readonly revision: string;
  readonly names: Identifiers;
  readonly helpers: Set<HelperName>;
  note(make: typeof info, pointer: string, message: string): void;
}

/** The schema and all that it refers to, each before it is used. */
function declared(
  root: JsonObject,
  field: "inputSchema" | "outputSchema",
  { revision, names, helpers, note }: Scope,
): { readonly declarations: readonly Code[]; readonly isPlain: boolean } {
  const definitions = definitionsOf(root, tsKey(field), names);
  const written: Code[] = [];
  const state = new Map<string, "open" | "done">([["", "open"]]);
  const context: ZodContext = {
    root,
    dialect: dialectOf(root, findRevision(revision) ?? latestRevision) ?? "2020-12",
    side: field === "inputSchema" ? "input" : "output",
    definitions,
    closed: [...subschemas(root)].some(({ schema }) => member(schema, "additionalProperties") !== undefined),
    help: (name) => {
      helpers.add(name);
      return helperName(name);
    },
    lose: (pointer, message) => note(loss, pointer, message),
    tell: (pointer, message) => note(info, pointer, message),
    hide: (pointer, keyword) =>
      note(
        info,
        `${pointer}/${keyword}`,
        `\`${keyword}\` is checked, but is not in the schema that Zod shows to clients`,
      ),
    refer: (pointer) => {
      const target = definitions.at(pointer);
      if (!target || target.endless) {
        note(
          loss,
          `${pointer}/$ref`,
          target
            ? "A `$ref` that leads back to itself takes every value"
            : "A `$ref` that leads nowhere takes every value",
        );
        return undefined;
      }
      if (!state.has(target.pointer)) {
        state.set(target.pointer, "open");
        const inner = context.write(target.schema, target.pointer);
        const type = target.circular ? trusted(": z.ZodType") : undefined;
        written.push(source`const ${target.name}${type} = ${inner};`);
        state.set(target.pointer, "done");
      }
      return state.get(target.pointer) === "done" ? target.name : source`z.lazy(() => ${target.name})`;
    },
    write: (schema, pointer, known, optional) => writeSchema(schema, pointer, known, context, optional),
  };
  const whole = context.write(root, "");
  const type = definitions.under("")?.circular ? trusted(": z.ZodType") : undefined;
  return {
    declarations: [...written, source`export const ${tsKey(field)}${type} = ${whole};`],
    isPlain: isObjectCode(root, context),
  };
}
