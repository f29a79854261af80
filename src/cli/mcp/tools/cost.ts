import { documentCost, tokenizerIds } from "../../../core/index.ts";
import { isFailure } from "../../host.ts";
import { readTools } from "../read-tools.ts";
import { type AgentTool, document, list, text } from "../tool.ts";

export const cost: AgentTool = {
  name: "cost",
  title: "Count the tokens of tools",
  description:
    "Says how many tokens each tool costs in every request of a model, largest first. With o200k the count is exact for OpenAI models; the others are estimates.",
  input: {
    document,
    tokenizer: { type: "string", enum: [...tokenizerIds], description: "What to count with; estimate is the fastest." },
  },
  output: {
    exact: { type: "boolean", description: "Whether the numbers are a count, not an estimate." },
    total: { type: "integer", description: "Tokens of all tools." },
    tools: list("Each tool, largest first.", {
      tool: text("The name of the tool."),
      tokens: { type: "integer", description: "Its tokens." },
    }),
  },
  async run(args, reach) {
    const found = await readTools(args.document, reach);
    if (isFailure(found)) return found;
    const id = tokenizerIds.find((name) => name === args.tokenizer) ?? "estimate";
    const tools = found.tools.map(({ value }) => value);
    const counted = await documentCost(tools, id);
    const sorted = counted.tools.map(({ tool, tokens }) => ({ tool, tokens }));
    return {
      exact: counted.exact,
      total: counted.tokens,
      tools: sorted.sort((one, other) => other.tokens - one.tokens),
    };
  },
};
