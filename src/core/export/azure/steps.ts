import { member } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { ExportStep } from "../exporter.ts";
import { csString } from "../literals/csharp.ts";
import { jsonText } from "../literals/json.ts";
import { nameOf, textOf } from "../tool.ts";
import { bindingOf } from "./binding.ts";
import { fluentCode } from "./fluent.ts";
import { jsonLine, schemaProblem } from "./schema-string.ts";

/** The way of an output schema from the worker to the client, with the values of one tool: the first that has one. */
export function azureSteps(tools: readonly JsonObject[]): readonly ExportStep[] {
  const tool = tools.find((one) => Object.hasOwn(one, "outputSchema")) ?? tools[0];
  if (!tool) return [];
  const given = member(tool, "outputSchema");
  const problem = given === undefined ? undefined : schemaProblem(given);
  const taken = given !== undefined && problem === undefined;
  const { binding } = bindingOf(tool);
  const schema = taken ? jsonLine(given) : undefined;
  const none = given === undefined ? "there is no schema" : "the schema was refused";
  return [
    {
      title: "Configure (worker)",
      text: `${code(nameOf(tool))} is configured with the fluent builder; \`WithOutputSchema\` takes the schema as a string of JSON.`,
      code: fluentCode(given === undefined || taken ? tool : withoutOutput(tool)).text,
      language: "csharp",
    },
    {
      title: "Validate and store (worker)",
      text: stored(given === undefined, problem),
      ...(schema !== undefined && { code: `ToolOptions.OutputSchema = ${csString(schema).text};` }),
      language: "csharp",
    },
    {
      title: "Emit (worker)",
      text: taken
        ? "`ResolveToolOutputSchemaExtension` hands the string to `McpBindingBuilder`, which writes it into the raw binding as `outputSchema`. No flag is needed: where the key is, there is a schema."
        : `The raw binding has no key \`outputSchema\`: ${none}.`,
      code: jsonText(binding),
      language: "json",
    },
    {
      title: "Read (host)",
      text: taken
        ? "`McpToolTriggerAttribute.OutputSchema` is the string of that key."
        : "`McpToolTriggerAttribute.OutputSchema` is null.",
      code: `McpToolTriggerAttribute.OutputSchema == ${schema === undefined ? "null" : csString(schema).text}`,
      language: "csharp",
    },
    {
      title: "Validate (host)",
      text: taken
        ? "`McpToolTriggerBinding.GetOutputSchema()` parses the string: it is JSON, and the `type` of its root is `object`."
        : "`McpToolTriggerBinding.GetOutputSchema()` has nothing to parse and gives null.",
      ...(taken && { code: jsonText(given) }),
      language: "json",
    },
    {
      title: "Advertise (host)",
      text: taken
        ? "`McpToolListener` advertises it as `outputSchema` of the tool in the answer to `tools/list`."
        : "`McpToolListener` lists the tool without an `outputSchema`.",
      code: jsonText(advertised(tool, taken)),
      language: "json",
    },
  ];
}

function stored(isMissing: boolean, problem: string | undefined): string {
  if (isMissing) return "The tool has no `outputSchema`: nothing is validated, and none is stored.";
  if (problem !== undefined) return `\`WithOutputSchema\` throws, so the worker does not start: ${problem}.`;
  return "`McpToolSchemaValidator` takes the schema: it is a JSON object whose root has the `type` `object`. It is stored as `McpOutputSchema` in `ToolOptions`.";
}

function withoutOutput({ outputSchema, ...rest }: JsonObject): JsonObject {
  return rest as JsonObject;
}

/** What the host lists: it knows no other fields. */
function advertised(tool: JsonObject, taken: boolean): JsonObject {
  const input = member(tool, "inputSchema");
  const meta = member(tool, "_meta");
  return {
    name: nameOf(tool),
    description: textOf(tool, "description") ?? "",
    inputSchema: input !== undefined && schemaProblem(input) === undefined ? input : { type: "object", properties: {} },
    ...(taken && { outputSchema: member(tool, "outputSchema") ?? {} }),
    ...(meta !== undefined && { _meta: meta }),
  };
}
