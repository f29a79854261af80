import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Command, Option } from "../command.ts";
import { exitCodes, failure } from "../host.ts";
import { reachOf } from "../mcp/reach.ts";
import { agentServer } from "../mcp/server.ts";

const root = {
  name: "root",
  value: "folder",
  description: "Let tools read files below this folder; without it they take texts alone",
} satisfies Option;

export const mcp: Command = {
  name: "mcp",
  summary: "Offers the commands to agents, as an MCP server on stdin and stdout",
  operands: [],
  options: [root],
  examples: ["mcp", "mcp --root ."],
  async run(given, host) {
    const named = given.text(root);
    const folder = named === undefined ? undefined : resolve(host.directory, named);
    const found = folder === undefined ? undefined : await stat(folder).catch(() => undefined);
    if (folder !== undefined && !found?.isDirectory()) return failure(`${named} is no folder: --root <folder>`);
    const { input, output } = host.streams();
    const reach = reachOf(folder);
    const handle = serveStdio(() => agentServer(reach), { transport: new StdioServerTransport(input, output) });
    const ended = new Promise<void>((resolve) => {
      input.once("end", resolve);
      input.once("close", resolve);
    });
    await Promise.race([ended, host.untilStopped()]);
    await handle.close();
    return exitCodes.fine;
  },
};
