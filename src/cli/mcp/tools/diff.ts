import { diffTools } from "../../../core/index.ts";
import { isFailure } from "../../host.ts";
import { readTools } from "../read-tools.ts";
import { type AgentTool, document, list, text } from "../tool.ts";

export const diff: AgentTool = {
  name: "diff",
  title: "Compare two versions",
  description:
    "Compares two versions of tools by meaning and says whom a change breaks: callers, readers of results, or nobody. Use it before a new version is published.",
  input: {
    before: { ...document, description: "The older document, as JSON text or file:<path>." },
    after: { ...document, description: "The newer document, as JSON text or file:<path>." },
  },
  output: {
    verdict: {
      type: "string",
      enum: ["breaking", "behavioural", "safe", "none"],
      description: "The worst of the changes; none where nothing changed.",
    },
    changes: list("Every change.", {
      tool: text("The name of the tool."),
      path: text("JSON pointer to the place."),
      severity: text("Whether it breaks somebody."),
      message: text("What changed and whom it breaks."),
    }),
  },
  async run(args, reach) {
    const older = await readTools(args.before, reach);
    if (isFailure(older)) return older;
    const newer = await readTools(args.after, reach);
    if (isFailure(newer)) return newer;
    const { verdict, changes } = diffTools(older, newer);
    return {
      verdict,
      changes: changes.map(({ tool, path, severity, message }) => ({ tool, path, severity, message })),
    };
  },
};
