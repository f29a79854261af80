import { resultClass } from "../python/result-class.ts";
import { serverExporter } from "../python/server-exporter.ts";

export const pythonMcp = serverExporter({
  id: "python-mcp",
  title: "MCPServer",
  summary: "A server with the official SDK 2: typed functions and classes for their results",
  imports: [["mcp.server", "MCPServer"]],
  server: "MCPServer",
  accepted: {},
  why: "`MCPServer` reads the schema from the parameters; the low-level `Server` takes it word for word",
  output: resultClass,
});
