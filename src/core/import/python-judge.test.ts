import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { importTools } from "./import-tools.ts";

// Pydantic is the judge: the files beside the source hold what it makes of it, in the way of each SDK.
const at = (name: string) => new URL(`./fixtures/${name}`, import.meta.url);
const source = readFileSync(at("python-tools.py"), "utf8");
const imports = {
  "mcp-1": "from mcp.server.fastmcp import FastMCP\n",
  "mcp-2": "from mcp.server import MCPServer\n",
  fastmcp: "from fastmcp import FastMCP\n",
};
const hasPydantic = spawnSync("python3", ["-c", "import pydantic; assert pydantic.VERSION >= '2.13'"]).status === 0;

describe.each(Object.entries(imports))("%s", (sdk, before) => {
  const golden = at(`python-tools.${sdk}.json`);
  const { tools, notes } = importTools(before + source, { from: "python" });
  const expected = JSON.parse(readFileSync(golden, "utf8")) as Record<string, object>;
  const read = new Map(tools.map(({ name, inputSchema, outputSchema }) => [name, { inputSchema, outputSchema }]));

  it.each(Object.entries(expected))("%s", (name, schemas) => expect(read.get(name)).toEqual(schemas));

  it("nothing else is read, and whose reading it is is told", () => {
    expect([...read.keys()]).toEqual(Object.keys(expected));
    const told = notes.map(({ message }) => message).find((message) => message.startsWith("Read as"));
    expect(told).toContain({ "mcp-1": "version 1", "mcp-2": "version 2", fastmcp: "FastMCP 3" }[sdk]);
  });

  it.skipIf(!hasPydantic)("Pydantic still says so (skipped: no Pydantic)", () => {
    const { stdout } = spawnSync("python3", [at("pydantic_judge.py").pathname, sdk], { encoding: "utf8" });
    if (process.env.UPDATE_GOLDENS) writeFileSync(golden, stdout);
    expect(JSON.parse(stdout)).toEqual(expected);
  });
});
