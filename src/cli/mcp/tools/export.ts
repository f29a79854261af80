import { exporters, exportTools } from "../../../core/index.ts";
import { isFailure } from "../../host.ts";
import { readTools } from "../read-tools.ts";
import { type AgentTool, document, list, text } from "../tool.ts";

export const exportTool: AgentTool = {
  name: "export",
  title: "Write tools as code",
  description:
    "Writes tools as code of an MCP server, as documentation or in the form of a model API. Returns the files for you to write; notes say what the target cannot express.",
  input: {
    document,
    to: {
      type: "string",
      enum: exporters.map(({ id }) => id),
      description: "The target, such as ts-sdk-v2 or openai.",
    },
  },
  output: {
    files: list("The files.", { path: text("Where it belongs."), text: text("What is in it.") }),
    notes: { type: "array", items: { type: "string" }, description: "What the target cannot express." },
  },
  async run(args, reach) {
    const found = await readTools(args.document, reach);
    if (isFailure(found)) return found;
    const tools = found.tools.map(({ value }) => value);
    const { files, notes } = exportTools(tools, { to: String(args.to) });
    return {
      files: files.map(({ path, text: content }) => ({ path, text: content })),
      notes: notes.map(({ message }) => message),
    };
  },
};
