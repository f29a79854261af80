import { createAnalyzer, type JsonObject } from "../../../core/index.ts";
import { isFailure } from "../../host.ts";
import { analysisSettings, settingsInput } from "../settings.ts";
import { type AgentTool, document, list, text } from "../tool.ts";

/** More would fill the context of a model; the counts are of all. */
const most = 100;

export const lint: AgentTool = {
  name: "lint",
  title: "Check tool descriptors",
  description:
    "Checks MCP tool descriptors: names, descriptions, JSON Schemas, annotations and saved cases. Use it before tools are published or after they were edited. Returns problems with their place and why they matter; fix repairs those that are fixable.",
  input: { document, ...settingsInput },
  output: {
    problems: list("What is wrong, in the order of the text.", {
      rule: text("The id of the rule, for explain_rule."),
      severity: { type: "string", enum: ["error", "warning", "info", "hint"], description: "How bad it is." },
      message: text("What is wrong and what to do."),
      tool: text("The name of the tool; empty for the document as a whole."),
      path: text("JSON pointer to the place."),
      line: { type: "integer", description: "Counted from 1." },
      fixable: { type: "boolean", description: "Whether fix repairs it." },
    }),
    errors: { type: "integer", description: "How many errors there are." },
    warnings: { type: "integer", description: "How many warnings there are." },
    total: { type: "integer", description: "How many problems there are, also those that are not listed." },
  },
  async run(args, reach) {
    const given = await reach.textOf(args.document);
    if (isFailure(given)) return given;
    const settings = analysisSettings(args);
    if (isFailure(settings)) return settings;
    const { diagnostics, counts, omitted } = createAnalyzer()(given, settings);
    const problems = diagnostics.slice(0, most).map(
      ({ rule, severity, message, tool, path, range, fix }): JsonObject => ({
        ...{ rule, severity, message, path, tool: tool ?? "", line: range.start.line, fixable: fix?.safe === true },
      }),
    );
    const total = diagnostics.length + omitted;
    return { problems, errors: counts.error, warnings: counts.warning, total };
  },
};
