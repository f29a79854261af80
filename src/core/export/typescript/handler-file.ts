import { fileText, source } from "../code.ts";
import { tsComment, tsLiteral } from "../literals/typescript.ts";
import { schemaOf, textOf } from "../tool.ts";
import type { NamedTool } from "./named-tool.ts";
import { notImplemented } from "./server-file.ts";

/** A file that is the user's to fill: it is written once. `from` is where the types of the tool are. */
export function handlerText({ tool, name, handle, argumentsType }: NamedTool, from: string): string {
  const typed = schemaOf(tool, "inputSchema") !== undefined;
  return fileText(source`
    import type { CallToolResult } from ${tsLiteral("@modelcontextprotocol/server")};
    ${typed ? source`import type { ${argumentsType} } from ${tsLiteral(from)};` : undefined}

    ${tsComment(textOf(tool, "description"))}
    export async function ${handle}(_args: ${typed ? argumentsType : source`unknown`}): Promise<CallToolResult> {
      return ${notImplemented(name)};
    }
  `);
}
