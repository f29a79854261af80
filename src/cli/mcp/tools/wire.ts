import { latestRevision, revisions, wire as wireOf } from "../../../core/index.ts";
import { isFailure } from "../../host.ts";
import { readTool } from "../read-tools.ts";
import { type AgentTool, document, list, text, toolName } from "../tool.ts";

export const wire: AgentTool = {
  name: "wire",
  title: "Show the messages of a revision",
  description:
    "Shows the exact request and response of tools/list or tools/call in a revision of MCP, with HTTP headers, and notes on what that revision drops or changes. Sends nothing.",
  input: {
    document,
    tool: toolName,
    message: { type: "string", enum: ["tools/list", "tools/call"], description: "Which message to show." },
    revision: {
      type: "string",
      enum: revisions.map(({ id }) => id),
      description: "The revision of MCP.",
    },
  },
  output: {
    request: text("The request with its HTTP headers, as JSON text."),
    response: text("The response with its HTTP status and headers, as JSON text."),
    notes: list("What the revision does to the message.", { message: text("What was changed and why.") }),
  },
  async run(args, reach) {
    const found = await readTool(args, reach);
    if (isFailure(found)) return found;
    const index = found.document.tools.find(({ value }) => value === found.tool)?.index;
    const { request, response, notes } = wireOf(found.document, {
      message: args.message === "tools/call" ? "tools/call" : "tools/list",
      revision: typeof args.revision === "string" ? args.revision : latestRevision.id,
      view: "spec",
      ...(index !== undefined && { tool: index }),
    });
    const written = (value: unknown) => JSON.stringify(value, null, 2);
    return { request: written(request), response: written(response), notes: notes.map(({ message }) => ({ message })) };
  },
};
