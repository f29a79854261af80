import { fileText, source } from "../code.ts";
import { type NamedTool, nameTools } from "../csharp/named-tool.ts";
import { protocolTool } from "../csharp/protocol-tool.ts";
import type { Exporter, ExportFile } from "../exporter.ts";
import { csString, csSummary } from "../literals/csharp.ts";
import { textOf } from "../tool.ts";

export const csharpSdk: Exporter = {
  id: "csharp-sdk",
  title: "C# SDK",
  group: "C#",
  language: "csharp",
  summary: "A class for each tool with the official SDK, with the JSON Schemas word for word, and a server of them all",
  export({ tools, name, each }) {
    const { named, notes } = nameTools(tools, "Tool");
    const written = each(named, (one) => {
      const { members, notes: own } = protocolTool(one.tool);
      return { file: toolFile(one, members), notes: own };
    });
    return {
      files: [program(named, name), ...written.map(({ file }) => file)],
      notes: [...notes, ...written.flatMap((own) => own.notes)],
    };
  },
};

function toolFile(
  { tool, name, class: own }: NamedTool,
  members: ReturnType<typeof protocolTool>["members"],
): ExportFile {
  const text = fileText(source`
    using System.Text.Json;
    using System.Text.Json.Nodes;
    using ModelContextProtocol.Protocol;
    using ModelContextProtocol.Server;

    ${csSummary(textOf(tool, "description"))}
    public sealed class ${own} : McpServerTool
    {
        public override Tool ProtocolTool { get; } = new()
        {
            ${members}
        };

        public override IReadOnlyList<object> Metadata => [];

        public override ValueTask<CallToolResult> InvokeAsync(
            RequestContext<CallToolRequestParams> request,
            CancellationToken cancellationToken = default)
        {
            throw new NotImplementedException(${csString(`${name} is not implemented yet`)});
        }
    }
  `);
  return { path: `${own.text}.cs`, text };
}

function program(named: readonly NamedTool[], name: string): ExportFile {
  const text = fileText(source`
    using Microsoft.Extensions.DependencyInjection;
    using Microsoft.Extensions.Hosting;
    using Microsoft.Extensions.Logging;
    using ModelContextProtocol.Server;

    var builder = Host.CreateApplicationBuilder(args);

    // Standard output carries the protocol.
    builder.Logging.AddConsole(options => options.LogToStandardErrorThreshold = LogLevel.Trace);

    builder.Services
        .AddMcpServer(options => options.ServerInfo = new() { Name = ${csString(name)}, Version = "0.1.0" })
        .WithStdioServerTransport()
        .WithTools(new McpServerTool[]
        {
            ${named.map((one) => source`new ${one.class}(),`)}
        });

    await builder.Build().RunAsync();
  `);
  return { path: "Program.cs", text };
}
