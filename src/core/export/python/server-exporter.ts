import type { JsonObject } from "../../types.ts";
import { type Code, source, trusted } from "../code.ts";
import type { Exporter, ExportNote } from "../exporter.ts";
import { pyLiteral } from "../literals/python.ts";
import { descriptorArguments } from "./descriptor.ts";
import { docstring, type NamedTool, nameTools, notImplemented, signature } from "./functions.ts";
import { moduleText } from "./module.ts";
import { parametersOf } from "./parameters.ts";
import { pydanticNames } from "./pydantic-names.ts";
import { rootNotes } from "./root-notes.ts";

/** How a server learns what a tool gives back. */
export interface OutputCode {
  readonly declaration?: Code;
  /** For the decorator. */
  readonly argument?: Code;
  readonly returns: Code;
  readonly notes: readonly ExportNote[];
}

interface Target extends Pick<Exporter, "id" | "title" | "summary"> {
  readonly imports: readonly (readonly [from: string, ...names: string[]])[];
  readonly server: "MCPServer" | "FastMCP";
  /** What the server says of the root by itself: no note is needed. */
  readonly accepted: JsonObject;
  readonly why: string;
  output(named: NamedTool): OutputCode;
}

/** A module with a server and a decorated function for each tool. */
export function serverExporter({ imports, server, accepted, why, output, ...words }: Target): Exporter {
  const write = (named: NamedTool) => {
    const { tool, name } = named;
    const { parameters, root, notes } = parametersOf(tool, "inputSchema", {
      typedMaps: true,
      alias: "validation_alias",
      reserved: pydanticNames,
    });
    const descriptor = descriptorArguments(tool);
    const { declaration, argument, returns, notes: more } = output(named);
    const code = source`
      @mcp.tool(
          name=${pyLiteral(name)},
          ${descriptor.given.map((one) => source`${one},`)}
          ${argument}
      )
      async def ${named.function}(${signature(parameters)}) -> ${returns}:
          ${docstring(tool)}
          ${notImplemented(name)}
    `;
    return {
      parts: declaration ? [declaration, code] : [code],
      notes: [...notes, ...rootNotes(tool, root, accepted, why), ...descriptor.notes, ...more],
    };
  };
  return {
    ...words,
    group: "Python",
    language: "python",
    export({ tools, name, each }) {
      const { named, notes } = nameTools(tools);
      const written = each(named, write);
      const text = moduleText(
        [...imports, ["mcp.types", "Icon", "ToolAnnotations"], ["pydantic", "BaseModel", "ConfigDict", "Field"]],
        [source`mcp = ${trusted(server)}(${pyLiteral(name)})`, ...written.flatMap(({ parts }) => parts), start],
      );
      return {
        files: [{ path: "server.py", text }],
        notes: [...general(text), ...notes, ...written.flatMap((one) => one.notes)],
      };
    },
  };
}

const start = source`
  if __name__ == "__main__":
      mcp.run()
`;

/** What holds for all tools, said once. */
function general(text: string): ExportNote[] {
  const told: (readonly [string, string])[] = [
    ["| None", "A parameter that may be left out also takes `null`: Python has no other word for it"],
    ["json_schema_extra=", "Keywords in `json_schema_extra` are shown to clients, but nothing is checked by them"],
  ];
  return told.flatMap(([mark, message]) => (text.includes(mark) ? [{ kind: "info", message }] : []));
}
