import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { maxBody } from "./body.ts";
import { createCallLog } from "./call-log.ts";
import { document, servedHere } from "./serve.testing.ts";

vi.setConfig({ testTimeout: 30_000 });

const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Not fetch: it would not let a test lie about its host. */
function send(url: string, { method = "POST", path = "/mcp", headers: own = {}, body = list }: Sent) {
  const { port } = new URL(url);
  return new Promise<{ status: number; text: string; headers: object }>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers: { ...headers, ...own } }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    sent.on("error", reject);
    sent.end(method === "GET" ? undefined : body);
  });
}

describe("who is let in", () => {
  test.each<[string, Sent, number]>([
    ["nobody in particular", {}, 200],
    ["a page of this server", { headers: { origin: "http://localhost:1234" } }, 200],
    ["a name that was pointed at this machine", { headers: { host: "evil.example" } }, 403],
    ["a name that starts like ours", { headers: { host: "127.0.0.1.evil.example" } }, 403],
    ["a name with a user", { headers: { host: "localhost@evil.example" } }, 403],
    ["a page of another site", { headers: { origin: "https://evil.example" } }, 403],
    ["a page without an origin", { headers: { origin: "null" } }, 403],
    ["a form", { headers: { "content-type": "text/plain" } }, 415],
    ["a form that looks like JSON", { headers: { "content-type": "application/jsonp" } }, 415],
    ["no JSON", { body: "{" }, 400],
    ["too much", { body: `"${"x".repeat(maxBody)}"` }, 413],
    ["a session that nobody knows", { headers: { "mcp-session-id": "x" } }, 404],
    ["a path that is none", { path: "//" }, 400],
    ["an address that is none", { path: "http://[" }, 400],
    ["what is not there", { path: "/nothing" }, 404],
    ["a page without the word", { path: "/live/events" }, 401],
  ])("%s", async (_, sent, status) => {
    const { url } = await servedHere();
    const answer = await send(url, sent);
    expect(answer.status).toBe(status);
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    expect(answer.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  test.each([
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/etc/passwd",
    "//etc/passwd",
    "/.inputs-hash",
  ])("no file by %s", async (path) => {
    const { url } = await servedHere();
    expect((await send(url, { method: "GET", path })).status).toBe(404);
  });
});

describe("the write side", () => {
  const put = (url: string, own: Record<string, string>, body: object) =>
    send(url, { method: "PUT", path: "/live/file", headers: own, body: JSON.stringify(body) });

  test("needs the token, which only a page of this server can read", async () => {
    const { url, path } = await servedHere();
    const before = readFileSync(path, "utf8");
    for (const own of [{}, { authorization: "Bearer " }, { authorization: "Bearer x" }]) {
      expect((await put(url, own as Record<string, string>, { text: "{}", seen: "" })).status).toBe(401);
      expect(
        (await send(url, { method: "GET", path: "/live/events", headers: own as Record<string, string> })).status,
      ).toBe(401);
    }
    expect(readFileSync(path, "utf8")).toBe(before);
  });

  test("writes over the version that was seen, and over no other", async () => {
    const { plan, path } = await servedHere();
    const { version } = plan.file.design();
    const mine = JSON.stringify({ ...document, cases: [] });
    expect(await plan.file.save(mine, version)).toBe("saved");
    expect(readFileSync(path, "utf8")).toBe(mine);
    writeFileSync(path, "[] // of somebody else");
    expect(await plan.file.save(mine.replace("Answers", "Says"), plan.file.design().version)).toBe("conflict");
    expect(readFileSync(path, "utf8")).toBe("[] // of somebody else");
  });
});

test("the log keeps the last thousand, each of bounded length", () => {
  const log = createCallLog();
  const call = { time: 0, client: "c", method: "tools/call", tool: "t", verdict: "answered", tookMs: 1 } as const;
  for (let at = 0; at < 5000; at += 1) log.add({ ...call, arguments: { text: "x".repeat(at === 4999 ? 100_000 : 1) } });
  const calls = log.calls();
  expect([calls.length, calls[0]?.id, log.total()]).toEqual([1000, 4001, 5000]);
  expect(JSON.stringify(calls.at(-1)).length).toBeLessThan(25_000);
});
