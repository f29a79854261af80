import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder, runHere } from "./test-host.ts";

function project(files: Readonly<Record<string, string>>): string {
  const folder = emptyFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test("a folder of source is read with what its files import, and every note names its file", async () => {
  const folder = project({
    "server/package.json": '{ "dependencies": { "zod": "^4.0.0" } }',
    "server/src/schemas.ts": 'import { z } from "zod";\nexport const town = z.string().max(40);',
    "server/src/index.ts": `import { town } from "./schemas.js";
server.registerTool("weather_of", { description: "Weather.", inputSchema: { town } }, h);
server.registerTool(nameOf(), {}, h);`,
    "server/node_modules/other/index.js": 'server.tool("foreign", {}, h);',
    "server/src/old.ts": 'server.registerTool("weather_of", { description: "Old." }, h);',
    "server/tools.py": '@mcp.tool()\ndef snow(town: str) -> int:\n    """Snow."""\n',
  });
  const { code, out, notes } = await runHere(["import", "server"], folder);
  const said = notes.join("\n");
  expect(code).toBe(0);
  expect(JSON.parse(out).tools).toMatchObject([
    { name: "weather_of", inputSchema: { properties: { town: { type: "string", maxLength: 40 } } } },
    { name: "weather_of", description: "Old." },
    { name: "snow" },
  ]);
  expect(said).toContain("weather_of is the name of tools in src/index.ts and src/old.ts");
  expect(said).toContain("read src/index.ts as typescript: 1 tool");
  expect(said).toContain("src/index.ts: lost: The name of a tool on line 3 is computed");
  expect(said).toContain("read tools.py as python: 1 tool");
});

test("a folder without tools says so", async () => {
  const { code, notes } = await runHere(["import", "server"], project({ "server/a.ts": "export const a = 1;" }));
  expect(code).toBe(2);
  expect(notes.join()).toContain("no source file in this folder holds tools");
});
