import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { Toolwright } from "./page.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
};

/** The plainest static host there is: no headers, a folder deep down. */
let server: Server;

test.beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const path = decodeURI((url ?? "").split("?")[0] ?? "").replace(/^\/some\/deep\/folder\//, "");
    const file = join(dist, normalize(path === "" ? "index.html" : path));
    if (
      !url?.startsWith("/some/deep/folder/") ||
      !file.startsWith(dist) ||
      !existsSync(file) ||
      statSync(file).isDirectory()
    ) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

test.afterAll(() => {
  server.close();
});

test("the built site works from a sub-path of a host that sends no headers", async ({ page }) => {
  const failures: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failures.push(response.url());
  });
  page.on("pageerror", (error) => failures.push(error.message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/some/deep/folder/`);
  const app = new Toolwright(page);
  await app.ready();
  await expect(app.problem("comand")).toBeVisible();
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute("content", /script-src 'self';/);
  expect(failures).toEqual([]);
});
