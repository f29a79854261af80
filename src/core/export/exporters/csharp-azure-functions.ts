import { azureLosses } from "../azure/binding.ts";
import { fluentCode } from "../azure/fluent.ts";
import { azureSchemas } from "../azure/schema-string.ts";
import { azureSteps } from "../azure/steps.ts";
import { type Code, fileText, joined, source } from "../code.ts";
import { type NamedTool, nameTools } from "../csharp/named-tool.ts";
import type { Exporter, ExportFile } from "../exporter.ts";
import { csString, csSummary } from "../literals/csharp.ts";
import { textOf } from "../tool.ts";

export const csharpAzureFunctions: Exporter = {
  id: "csharp-azure-functions",
  title: "Azure Functions",
  group: "C#",
  language: "csharp",
  summary: "Functions with an MCP trigger, and the fluent builder that gives them their schemas",
  export({ tools, each }) {
    const { named, notes } = nameTools(tools, "Function");
    const written = each(named, (one) => ({
      configured: fluentCode(one.tool),
      file: functionFile(one),
      notes: [...azureSchemas(one.tool).notes, ...azureLosses(one.tool)],
    }));
    return {
      files: [program(written.map(({ configured }) => configured)), ...written.map(({ file }) => file)],
      notes: [...notes, ...written.flatMap((one) => one.notes)],
    };
  },
  steps: azureSteps,
};

function program(configured: readonly Code[]): ExportFile {
  const text = fileText(source`
    using System.Text.Json.Nodes;
    using Microsoft.Azure.Functions.Worker.Builder;
    using Microsoft.Extensions.Hosting;

    var builder = FunctionsApplication.CreateBuilder(args);

    builder.ConfigureFunctionsWebApplication();

    ${joined(configured, "\n\n")}

    builder.Build().Run();
  `);
  return { path: "Program.cs", text };
}

function functionFile({ tool, name, class: own }: NamedTool): ExportFile {
  const description = textOf(tool, "description");
  const text = fileText(source`
    using Microsoft.Azure.Functions.Worker;
    using Microsoft.Azure.Functions.Worker.Extensions.Mcp;

    ${csSummary(description)}
    public sealed class ${own}
    {
        [Function(${csString(own.text)})]
        public object Run(
            [McpToolTrigger(${csString(name)}, ${csString(description ?? "")})] ToolInvocationContext context)
        {
            throw new NotImplementedException(${csString(`${name} is not implemented yet`)});
        }
    }
  `);
  return { path: `${own.text}.cs`, text };
}
