import { ProtocolError, Server } from "@modelcontextprotocol/server";
import { checkArguments, type Json, type JsonObject } from "../../core/index.ts";
import { isFailure } from "../host.ts";
import { version } from "../version.ts";
import { descriptorOf, type Reach } from "./tool.ts";
import { agentTools } from "./tools.ts";

const instructions =
  "Tools for whoever writes MCP tools. Start with lint; fix repairs what is fixable; run lint again on the new text.";

/** Toolwright as an MCP server of the official SDK. */
export function agentServer(reach: Reach): Server {
  const descriptors = agentTools.map(descriptorOf);
  const server = new Server(
    { name: "toolwright", title: "Toolwright", version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler("tools/list", async () => ({ tools: descriptors as never }));
  server.setRequestHandler("tools/call", async ({ params }) => {
    const index = agentTools.findIndex(({ name }) => name === params.name);
    const [tool, descriptor] = [agentTools[index], descriptors[index]];
    if (!tool || !descriptor) throw new ProtocolError(-32602, `Tool ${params.name} not found`);
    const args = (params.arguments ?? {}) as JsonObject;
    const { ok, problems } = checkArguments(descriptor, args as Json);
    if (!ok) return failed(problems.map(({ message }) => message).join("; "));
    const outcome = await tool.run(args, reach);
    if (isFailure(outcome)) return failed(outcome.problem);
    return { content: [{ type: "text", text: JSON.stringify(outcome) }], structuredContent: { ...outcome } };
  });
  return server;
}

function failed(text: string) {
  return { content: [{ type: "text" as const, text }], isError: true };
}
