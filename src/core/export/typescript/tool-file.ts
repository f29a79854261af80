import { type Code, fileText, joined, source } from "../code.ts";
import type { ExportNote } from "../exporter.ts";
import { tsComment, tsLiteral } from "../literals/typescript.ts";
import { schemaOf, textOf } from "../tool.ts";
import { configuration } from "./configuration.ts";
import type { NamedTool } from "./named-tool.ts";
import type { SchemaCode } from "./schema-code.ts";
import { generatedMark, notImplemented } from "./server-file.ts";

/** Where the work of a tool is done: in the file itself, in a file of the user's, or wherever the caller says. */
export type HandlerPlace =
  | { readonly kind: "inline" }
  | { readonly kind: "import"; readonly from: string }
  | { readonly kind: "parameter" };

/** A file with a function that registers one tool. */
export function toolFile(
  named: NamedTool,
  schemas: SchemaCode,
  sdk: "v1" | "v2",
  place: HandlerPlace,
): { readonly text: string; readonly notes: readonly ExportNote[] } {
  const { tool, name, register, handle } = named;
  const { members, notes } = configuration(tool, sdk, schemas.members);
  const takesArguments = schemaOf(tool, "inputSchema") !== undefined;
  const resultFrom = sdk === "v2" ? "@modelcontextprotocol/server" : "@modelcontextprotocol/sdk/types.js";
  const imports: Code[] = [
    ...(place.kind === "parameter" ? [source`import type { CallToolResult } from ${tsLiteral(resultFrom)};`] : []),
    ...schemas.imports,
    ...(place.kind === "import" ? [source`import { ${handle} } from ${tsLiteral(place.from)};`] : []),
  ];
  const inline = takesArguments
    ? source`async (_args) => (${notImplemented(name)})`
    : source`async () => (${notImplemented(name)})`;
  const parameter = source`, handler: (args: ${takesArguments ? named.argumentsType : source`unknown`}) => Promise<CallToolResult>`;
  const call = takesArguments ? source`async (args) => handler(args)` : source`async () => handler({})`;
  const given = takesArguments ? source`async (args) => ${handle}(args)` : source`async () => ${handle}({})`;
  const body = source`
    ${tsComment(textOf(tool, "description"))}
    export function ${register}(server: McpServer${place.kind === "parameter" ? parameter : undefined}): void {
      server.registerTool(
        ${tsLiteral(name)},
        {
          ${members}
        },
        ${place.kind === "inline" ? inline : place.kind === "import" ? given : call},
      );
    }
  `;
  const parts = [
    joined([...(place.kind === "import" ? [generatedMark] : []), ...imports]),
    ...schemas.declarations,
    body,
  ];
  return { text: fileText(joined(parts, "\n\n")), notes: [...schemas.notes, ...notes] };
}
