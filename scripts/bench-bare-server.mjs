import fs from "node:fs";
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";

// The same tools, registered by hand on the bare SDK: what `serve` is measured beside. node bench-bare-server.mjs <tools.json>

/** @type {{ tools: { name: string, description: string, inputSchema: object }[] }} */
const { tools } = JSON.parse(fs.readFileSync(process.argv[2] ?? "", "utf8"));
const schemas = tools.map(({ inputSchema }) => fromJsonSchema(/** @type {never} */ (inputSchema)));
const handler = toNodeHandler(
  createMcpHandler(() => {
    const server = new McpServer({ name: "bare", version: "1.0.0" });
    for (const [index, { name, description }] of tools.entries()) {
      const inputSchema = schemas[index];
      if (!inputSchema) continue;
      server.registerTool(name, { description, inputSchema }, async () => ({
        content: [{ type: "text", text: "done" }],
      }));
    }
    return server;
  }),
);
const server = createServer((request, response) => void handler(/** @type {never} */ (request), response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/mcp`);
});
