import { findRevision, latestRevision } from "../../mcp/index.ts";
import { compileRefusal, dialectOf, unusableInWords } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import { type Code, source, trusted } from "../code.ts";
import type { ExportNote } from "../exporter.ts";
import { identifiers } from "../identifiers.ts";
import { tsKey, tsLiteral, tsReserved } from "../literals/typescript.ts";
import { loss } from "../tool.ts";
import { declareTypes } from "../types/type-writer.ts";
import { schemaCast } from "./beyond-types.ts";
import { type NamedTool, sidesOf } from "./named-tool.ts";
import type { SchemaCode } from "./schema-code.ts";

const unchecked = source`
  /** For a schema that does not compile: it is listed as it is, and nothing is checked by it. */
  const unchecked = {
    getValidator: <T>() => (data: unknown) => ({ valid: true as const, data: data as T, errorMessage: undefined }),
  };
`;

/** The schemas word for word, with types for what they describe. */
export function jsonSchemas(named: NamedTool, revision: string): SchemaCode {
  const notes: ExportNote[] = [];
  const names = identifiers({ form: "pascal", reserved: tsReserved, fallback: "Schema" });
  const found = sidesOf(named).map(({ field, type, schema }) => {
    names(type.text);
    const failure = failureOf(schema, revision);
    if (failure) {
      notes.push(
        loss(named.tool, [field], `\`${field}\` is not checked by the server: it does not compile (${failure})`),
      );
    }
    return { field, type, schema, failure };
  });
  const checked = (failure: string | undefined): Code | undefined => (failure ? trusted(", unchecked") : undefined);
  return {
    imports: [
      source`import { ${trusted(found.length > 0 ? "fromJsonSchema, " : "")}type McpServer } from "@modelcontextprotocol/server";`,
    ],
    declarations: [
      ...(found.some(({ failure }) => failure) ? [unchecked] : []),
      ...found.flatMap(({ field, schema, type, failure }) => [
        ...declareTypes(schema, type, names),
        source`export const ${tsKey(field)} = fromJsonSchema<${type}>(${tsLiteral(schema)}${schemaCast(schema, dialectOf(schema, findRevision(revision) ?? latestRevision))}${checked(failure)});`,
      ]),
    ],
    members: found.map(({ field }) => source`${tsKey(field)},`),
    notes,
  };
}

function failureOf(schema: JsonObject, revision: string): string | undefined {
  const dialect = dialectOf(schema, findRevision(revision) ?? latestRevision);
  if (!dialect) return "its `$schema` is none that the SDK knows";
  const refusal = compileRefusal(schema, dialect);
  return refusal && unusableInWords(refusal);
}
