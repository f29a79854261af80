import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emptyFolder } from "../test-host.ts";
import { guardedServer } from "./guarded-server.ts";
import { loopback } from "./guards.ts";
import { sendFile } from "./site.ts";

/** The playground as `ui` and `serve` send it. */
async function site(): Promise<string> {
  const folder = emptyFolder();
  mkdirSync(join(folder, "assets"));
  for (const name of ["index.html", "assets/index-12345678.js", "assets/live.worker-12345678.js"])
    writeFileSync(join(folder, name), "<head></head>");
  const server = guardedServer({ hosts: loopback, origins: [] }, (path, _, response) =>
    sendFile(folder, path, response),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ["/", "script-src 'self';"],
  ["/", "require-trusted-types-for 'script'"],
  ["/", "frame-ancestors 'none'"],
  ["/", "connect-src 'self';"],
  ["/nothing", "frame-ancestors 'none'"],
  ["/assets/nothing-12345678.js", "frame-ancestors 'none'"],
  ["/assets/index-12345678.js", "default-src 'none'"],
  ["/assets/live.worker-12345678.js", "connect-src 'self' https: http://localhost:* http://127.0.0.1:*"],
])("%s may do no more than it has to: %s", async (path, part) => {
  const { headers } = await fetch(`${await site()}${path}`);
  expect(headers.get("content-security-policy")).toContain(part);
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});

test.each([
  ["/assets/index-12345678.js", "public, max-age=86400, immutable"],
  ["/assets/nothing-12345678.js", null],
])("%s is kept for later: %j", async (path, kept) => {
  expect((await fetch(`${await site()}${path}`)).headers.get("cache-control")).toBe(kept);
});
