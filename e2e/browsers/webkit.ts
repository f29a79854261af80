import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { type Driver, type Program, windowSize } from "./driver.ts";
import { start } from "./process.ts";

/** WebKit over classic WebDriver. It draws into a window, for which Xvfb is the screen where there is none. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Program> {
  const xvfb = await start(screen, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    until: /^(\d+)\n/m,
  });
  const port = await freePort();
  // The driver says nothing of itself: a shell says that it is about to be there.
  const env = { DISPLAY: `:${xvfb.said[1]}`, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" };
  const server = await start("/bin/sh", ["-c", `echo begins; exec "$0" --port=${port}`, driver], {
    env,
    until: /begins/,
  });
  const ask = askAt(`http://127.0.0.1:${port}`);
  await answers(ask);
  return {
    visit: () => visit(ask, browser),
    end: async () => {
      await server.stop();
      await xvfb.stop();
    },
  };
}

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

type Ask = <Value = unknown>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>;

function askAt(address: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: never };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
}

async function answers(ask: Ask): Promise<void> {
  for (let turn = 0; turn < 300; turn++) {
    try {
      await ask("GET", "/status");
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error("WebKitWebDriver does not answer");
}

const element = "element-6066-11e4-a52e-4f735466cecf";

async function visit(ask: Ask, browser: string): Promise<Driver> {
  const options = { binary: browser, args: ["--automation"] };
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
    "POST",
    "/session",
    { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } },
  );
  const of = `/session/${sessionId}`;
  await ask("POST", `${of}/window/rect`, { x: 0, y: 0, ...windowSize });
  return {
    title: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await ask("POST", `${of}/url`, { url });
    },
    async run(act, ...args) {
      const script = `const done = arguments[0];
        (async () => (${act})(...${JSON.stringify(args)}))().then(
          (value) => done({ text: JSON.stringify(value ?? null) }), (error) => done({ error: String(error) }));`;
      const { text, error } = await ask<{ text?: string; error?: string }>("POST", `${of}/execute/async`, {
        ...{ script, args: [] },
      });
      if (error !== undefined) throw new Error(error);
      return JSON.parse(text ?? "null");
    },
    async perform(actions) {
      await ask("POST", `${of}/actions`, { actions });
    },
    async choose(selector, file) {
      const found = await ask<{ [element]: string }>("POST", `${of}/element`, {
        using: "css selector",
        value: selector,
      });
      await ask("POST", `${of}/element/${found[element]}/value`, { text: file });
    },
    async picture() {
      return Buffer.from(await ask<string>("GET", `${of}/screenshot`), "base64");
    },
    async close() {
      await ask("DELETE", of);
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
