import { compat as compatOf } from "../../../core/index.ts";
import { isFailure } from "../../host.ts";
import { readTools } from "../read-tools.ts";
import { clientIds, settingsInput } from "../settings.ts";
import { type AgentTool, document, list, text } from "../tool.ts";

export const compat: AgentTool = {
  name: "compat",
  title: "Ask what clients make of tools",
  description:
    "Says what assistants and model APIs make of each tool: works, changed, refused or unknown, the name that the model sees, and why. Every claim comes from the code or documentation of that client.",
  input: {
    document,
    clients: {
      ...settingsInput.clients,
      description: "The ids of the clients to ask, such as codex; an empty list for all.",
    },
  },
  output: {
    cells: list("One for each tool in each client.", {
      tool: text("The name of the tool."),
      client: text("The id of the client."),
      verdict: { type: "string", enum: ["works", "changed", "refused", "unknown"], description: "What becomes of it." },
      name: text("The name that the model sees."),
      reasons: { type: "array", items: { type: "string" }, description: "Why, one sentence each." },
    }),
  },
  async run(args, reach) {
    const ids = clientIds(args);
    if (isFailure(ids)) return ids;
    const found = await readTools(args.document, reach);
    if (isFailure(found)) return found;
    const tools = found.tools.map(({ value }) => value);
    const cells = compatOf(tools, ids.length > 0 ? { clients: ids } : {});
    return {
      cells: cells.map(({ tool, client, verdict, name, reasons }) => ({
        ...{ tool, client, verdict, name, reasons: reasons.map(({ message }) => message) },
      })),
    };
  },
};
