import { importers, importTools } from "../../../core/index.ts";
import { failure, isFailure } from "../../host.ts";
import { type AgentTool, document, text } from "../tool.ts";

export const importTool: AgentTool = {
  name: "import",
  title: "Read tools of another format",
  description:
    "Turns tools of other formats into MCP tools: functions of model APIs, Python source and more. Notes say what was mapped, guessed and lost. Fetches nothing and runs nothing.",
  input: {
    document: { ...document, description: "The text in the other format, or file:<path>." },
    from: {
      type: "string",
      enum: ["auto", ...importers.map(({ id }) => id)],
      description: "The format; auto finds out by itself.",
    },
  },
  output: {
    text: text("The MCP tools, as JSON text."),
    tools: { type: "integer", description: "How many tools there are." },
    from: text("The format that was read."),
    notes: { type: "array", items: { type: "string" }, description: "What was mapped, guessed and lost." },
  },
  async run(args, reach) {
    const given = await reach.textOf(args.document);
    if (isFailure(given)) return given;
    const {
      text: read,
      tools,
      from,
      notes,
    } = importTools(given, typeof args.from === "string" ? { from: args.from } : {});
    const words = notes.map(({ message }) => message);
    if (tools.length === 0) return failure(words[0] ?? "no tool was found in this text");
    return { text: read, tools: tools.length, from: from ?? "", notes: words };
  },
};
