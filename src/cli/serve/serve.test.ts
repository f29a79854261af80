import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ToolListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { checkResult, type Json, randomFrom, revisions } from "../../core/index.ts";
import { errorKey } from "./answer.ts";
import { connected, document, servedHere } from "./serve.testing.ts";

vi.setConfig({ testTimeout: 30_000 });

const tools = document.tools as readonly Json[];
const [city] = document.tools as [{ name: string }];

describe.each(revisions.map(({ id }) => id))("the official client, in %s", (revision) => {
  test("sees the tools as they are designed and calls them", async () => {
    const { url, plan } = await servedHere();
    const client = await connected(url, revision);
    expect((await client.listTools()).tools).toEqual(tools);
    const found = await client.callTool({ name: "find_city", arguments: { name: "Oslo" } });
    expect(found).toMatchObject({ structuredContent: { city: "Oslo", people: 717710 } });
    const sampled = await client.callTool({ name: "find_city", arguments: { name: "Rome" } });
    expect(checkResult(city, sampled.structuredContent as Json).ok).toBe(true);
    const heard: number[] = [];
    const onprogress = ({ progress }: { progress: number }) => void heard.push(progress);
    await client.callTool({ name: "find_city", arguments: { name: "Rome" } }, { onprogress });
    expect(heard).toEqual([0, 50, 100]);
    const refused = await client.callTool({ name: "find_city", arguments: { nme: "Oslo" } });
    expect(refused).toMatchObject({ isError: true });
    expect(JSON.stringify(refused.content)).toContain("did you mean `name`");
    await expect(client.callTool({ name: "fly", arguments: {} })).rejects.toMatchObject({ code: -32602 });
    const calls = plan.log.calls().filter(({ method }) => method === "tools/call");
    expect(calls.map(({ tool, client: by, verdict, from }) => [tool, by, verdict, from])).toEqual([
      ["find_city", "tester", "answered", "case"],
      ["find_city", "tester", "answered", "sample"],
      ["find_city", "tester", "answered", "sample"],
      ["find_city", "tester", "refused", "arguments"],
      ["fly", "tester", "error", undefined],
    ]);
  });

  test("hears of a change and sees the new tool", async () => {
    const { url, path } = await servedHere();
    const changes: string[][] = [];
    const client = await connected(url, revision, changes);
    await client.listTools();
    // As editors do: a new file in the place of the old one.
    writeFileSync(
      `${path}.new`,
      JSON.stringify({ ...document, tools: [...tools, { name: "new", inputSchema: { type: "object" } }] }),
    );
    renameSync(`${path}.new`, path);
    await vi.waitFor(() => expect(changes.at(-1)).toEqual(["find_city", "ping", "new"]), 10_000);
    expect(await client.callTool({ name: "new", arguments: {} })).toMatchObject({ content: [{ type: "text" }] });
  });
});

test("the client of version 1 does the same", async () => {
  const { url, path } = await servedHere();
  const client = new ClientV1({ name: "older", version: "1.0.0" });
  const changes: string[] = [];
  client.setNotificationHandler(ToolListChangedNotificationSchema, ({ method }) => void changes.push(method));
  // biome-ignore lint/suspicious/noExplicitAny: its transport and its client disagree about optional members.
  await client.connect(new StreamableHTTPClientTransport(new URL(url)) as any);
  onTestFinished(() => client.close());
  expect((await client.listTools()).tools).toEqual(tools);
  expect(await client.callTool({ name: "find_city", arguments: { name: "Oslo" } })).toMatchObject({
    structuredContent: { people: 717710 },
  });
  writeFileSync(path, readFileSync(path, "utf8").replace("Answers.", "Says pong."));
  await vi.waitFor(() => expect(changes).not.toEqual([]), 10_000);
  expect((await client.listTools()).tools[1]?.description).toBe("Says pong.");
});

test("a text that cannot be read changes nothing that is served", async () => {
  const { path, plan } = await servedHere();
  const seen: boolean[] = [];
  plan.file.onChange(({ isServed }) => void seen.push(isServed));
  writeFileSync(path, "{ oops");
  await vi.waitFor(() => expect(seen).toEqual([false]), 10_000);
  expect(plan.file.design().tools).toHaveLength(2);
});

test("pages have as many tools as asked for", async () => {
  const { url } = await servedHere({ pageSize: 1 });
  const client = await connected(url, "2025-11-25");
  const first = await client.request({ method: "tools/list", params: {} });
  expect([first.tools.map(({ name }) => name), first.nextCursor]).toEqual([["find_city"], "1"]);
  expect((await client.listTools()).tools).toHaveLength(2);
  await expect(client.request({ method: "tools/list", params: { cursor: "7" } })).rejects.toMatchObject({
    code: -32602,
  });
});

test("results of a file, by what the arguments hold; an error on demand", async () => {
  const results = {
    ping: [
      { when: { a: { b: 1 } }, result: "one" },
      { when: { a: {} }, error: "Too far away" },
      { result: { rest: true } },
    ],
    find_city: { city: "Bern" },
  };
  const { url, plan } = await servedHere({ results });
  const client = await connected(url, "2026-07-28");
  const ping = async (args: Record<string, unknown>, meta = {}) =>
    client.callTool({ name: "ping", arguments: args, _meta: meta });
  expect(await ping({ a: { b: 1, c: 2 } })).toMatchObject({ content: [{ text: "one" }] });
  expect(await ping({ a: { b: 2 } })).toMatchObject({ content: [{ text: "Too far away" }], isError: true });
  expect(await ping({})).toMatchObject({ structuredContent: { rest: true } });
  expect(await ping({}, { [errorKey]: "as asked" })).toMatchObject({ content: [{ text: "as asked" }], isError: true });
  await client.listTools();
  // It breaks the promise of outputSchema: the official client says so, and the log does.
  await expect(client.callTool({ name: "find_city", arguments: { name: "Bern" } })).rejects.toThrow();
  expect(plan.log.calls().at(-1)).toMatchObject({ verdict: "warned", warnings: [expect.stringContaining("people")] });
});

test("the same seed gives the same errors", async () => {
  const outcomes = async (seed: number) => {
    const { url, plan } = await servedHere({ errorRate: 50, seed, random: randomFrom(seed) });
    const client = await connected(url, "2026-07-28");
    for (let call = 0; call < 20; call += 1) await client.callTool({ name: "ping", arguments: {} });
    return plan.log.calls().flatMap(({ method, verdict }) => (method === "tools/call" ? [verdict] : []));
  };
  const first = await outcomes(7);
  expect(new Set(first)).toEqual(new Set(["answered", "tool-error"]));
  expect(await outcomes(7)).toEqual(first);
  expect(await outcomes(8)).not.toEqual(first);
});
