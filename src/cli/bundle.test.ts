import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { emptyFolder, runHere } from "./test-host.ts";

const manifest = strToU8(
  JSON.stringify({
    manifest_version: "0.3",
    server: { type: "node" },
    tools: [{ name: "ping", description: "Pong." }],
  }),
);
const folder = emptyFolder();
const bundle = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes);
const script = strToU8("console.log(1)");
bundle("packed.mcpb", zipSync({ "server/index.js": script, "manifest.json": manifest }));
bundle("stored.mcpb", zipSync({ "manifest.json": [manifest, { level: 0 }], "a.js": script }, { comment: "signed" }));
bundle("other.zip", zipSync({ "a.js": script }));
bundle("bomb.mcpb", zipSync({ "manifest.json": new Uint8Array(40_000_000) }));
bundle("cut.mcpb", zipSync({ "manifest.json": manifest }).subarray(0, 120));

test.each(["packed.mcpb", "stored.mcpb"])("%s: the tools of its manifest", async (name) => {
  const { code, out, notes } = await runHere(["import", name], folder);
  expect(code).toBe(0);
  expect(JSON.parse(out).tools).toMatchObject([{ name: "ping", inputSchema: { type: "object" } }]);
  expect(notes.join("\n")).toContain("A manifest has no schemas");
});

test.each(["other.zip", "bomb.mcpb", "cut.mcpb"])("%s is refused with a reason", async (name) => {
  const { code, notes } = await runHere(["import", name], folder);
  expect([code, notes]).toEqual([
    2,
    [`toolwright import: ${name} is a zip without a manifest.json that can be read: unpack it, or give an MCP bundle`],
  ]);
});

test.each([
  ["lint --fix", ["lint", "--fix", "broken.mcpb"]],
  ["align --write", ["align", "broken.mcpb", "--to", "target.json", "--write"]],
  ["lock --out", ["lock", "target.json", "--out", "broken.mcpb"]],
])("%s leaves a bundle as it is", async (_, words) => {
  const tool = { name: "ping", description: "Pong.", inputSchema: { type: "object", required: ["a", "a"] } };
  const broken = zipSync({ "manifest.json": strToU8(JSON.stringify({ tools: [tool] })), "a.js": script });
  bundle("broken.mcpb", broken);
  writeFileSync(join(folder, "target.json"), '{"name":"ping","inputSchema":{"type":"object","required":["b"]}}');
  const { code, notes } = await runHere(words, folder);
  expect([code, notes]).toEqual([2, [expect.stringContaining("is a bundle, in which nothing is written")]]);
  expect(readFileSync(join(folder, "broken.mcpb"))).toEqual(Buffer.from(broken));
});
