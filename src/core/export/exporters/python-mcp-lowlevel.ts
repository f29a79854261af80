import { isObject, member } from "../../json.ts";
import { type Code, source } from "../code.ts";
import type { Exporter, ExportNote } from "../exporter.ts";
import { pyLiteral } from "../literals/python.ts";
import { descriptorArguments } from "../python/descriptor.ts";
import { docstring, type NamedTool, nameTools } from "../python/functions.ts";
import { moduleText } from "../python/module.ts";
import { objectInput } from "../root-type.ts";
import { loss } from "../tool.ts";

export const pythonMcpLowlevel: Exporter = {
  id: "python-mcp-lowlevel",
  title: "Low-level Server",
  group: "Python",
  language: "python",
  summary: "A server with the official SDK 2 that lists the JSON Schemas word for word",
  export({ tools, name, each }) {
    const { named, notes } = nameTools(tools);
    const written = each(named, (one) => ({ ...described(one), handler: handler(one) }));
    const text = moduleText(imports, [
      source`
        TOOLS: list[Tool] = [
            ${written.map(({ code }) => source`${code},`)}
        ]
      `,
      ...written.map((one) => one.handler),
      source`
        HANDLERS = {
            ${named.map((one) => source`${pyLiteral(one.name)}: ${one.function},`)}
        }
      `,
      ...rest(pyLiteral(name)),
    ]);
    return { files: [{ path: "server.py", text }], notes: [...notes, ...written.flatMap((one) => one.notes)] };
  },
};

const imports = [
  ["mcp.server", "Server", "ServerRequestContext"],
  ["mcp.server.stdio", "stdio_server"],
  [
    "mcp.types",
    ...["CallToolRequestParams", "CallToolResult", "Icon", "ListToolsResult", "PaginatedRequestParams"],
    ...["TextContent", "Tool", "ToolAnnotations"],
  ],
] as const;

function described({ tool, name }: NamedTool): { readonly code: Code; readonly notes: readonly ExportNote[] } {
  const { given, notes } = descriptorArguments(tool);
  const input = objectInput(tool);
  const output = member(tool, "outputSchema");
  const isWrong = output !== undefined && !isObject(output);
  return {
    code: source`
      Tool(
          name=${pyLiteral(name)},
          ${given.map((one) => source`${one},`)}
          input_schema=${pyLiteral(input.schema)},
          ${isObject(output) ? source`output_schema=${pyLiteral(output)},` : undefined}
      )
    `,
    notes: [
      ...notes,
      ...input.notes,
      ...(isWrong ? [loss(tool, ["outputSchema"], "`outputSchema` is left out: it is no object")] : []),
    ],
  };
}

function handler({ tool, name, function: own }: NamedTool): Code {
  return source`
    async def ${own}(arguments: dict[str, Any]) -> CallToolResult:
        ${docstring(tool)}
        return failed(${pyLiteral(`${name} is not implemented yet`)})
  `;
}

function rest(name: Code): Code[] {
  return [
    source`
      def failed(text: str) -> CallToolResult:
          return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)
    `,
    source`
      async def list_tools(ctx: ServerRequestContext, params: PaginatedRequestParams | None) -> ListToolsResult:
          return ListToolsResult(tools=TOOLS)
    `,
    source`
      async def call_tool(ctx: ServerRequestContext, params: CallToolRequestParams) -> CallToolResult:
          handler = HANDLERS.get(params.name)
          if handler is None:
              return failed(${pyLiteral("There is no such tool")})
          return await handler(params.arguments or {})
    `,
    source`server = Server(${name}, on_list_tools=list_tools, on_call_tool=call_tool)`,
    source`
      async def main() -> None:
          async with stdio_server() as (read, write):
              await server.run(read, write, server.create_initialization_options())
    `,
    source`
      if __name__ == "__main__":
          asyncio.run(main())
    `,
  ];
}
