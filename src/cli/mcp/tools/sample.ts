import { sampleArguments, sampleResult } from "../../../core/index.ts";
import { failure, isFailure } from "../../host.ts";
import { readTool } from "../read-tools.ts";
import { type AgentTool, document, list, text, toolName } from "../tool.ts";

export const sample: AgentTool = {
  name: "sample",
  title: "Make example values",
  description:
    "Makes example arguments or results of a tool from its schema: valid ones, or broken ones that each break one keyword. Every value was judged. The same seed gives the same values.",
  input: {
    document,
    tool: toolName,
    of: {
      type: "string",
      enum: ["input", "output"],
      description: "Arguments (input) or results (output).",
    },
    invalid: { type: "boolean", description: "Make values that break one keyword each." },
    count: { type: "integer", minimum: 1, maximum: 100, description: "How many values." },
    seed: {
      type: "integer",
      minimum: 0,
      description: "Another number gives other values; 0 gives the most ordinary ones.",
    },
  },
  output: {
    values: list("The values.", {
      value: text("The value, as JSON text."),
      valid: { type: "boolean", description: "Whether the schema takes it." },
      breaks: text("The keyword that it breaks; empty for a valid one."),
    }),
  },
  async run(args, reach) {
    const found = await readTool(args, reach);
    if (isFailure(found)) return found;
    const { count, seed, invalid } = args;
    const options = {
      invalid: invalid === true,
      ...(typeof count === "number" && { count }),
      ...(typeof seed === "number" && { seed }),
    };
    const made = args.of === "output" ? sampleResult(found.tool, options) : sampleArguments(found.tool, options);
    if (!made) return failure("the tool has no outputSchema: leave out of, or add one");
    const values = made.values.map(({ value, valid, breaks = "" }) => ({
      value: JSON.stringify(value),
      valid,
      breaks,
    }));
    return { values };
  },
};
