import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { headersFor } from "../../scripts/policy.mjs";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
};

/** Runs before the app: classic WebDriver does not tell what a page complains of. */
const listener = `
const complaints = (window.complaints = []);
addEventListener("error", ({ message, target }) => {
  // Firefox says so of a module that it already has.
  if (target.rel !== "modulepreload") complaints.push("error: " + (message ?? target.outerHTML));
}, true);
addEventListener("unhandledrejection", ({ reason }) => complaints.push("rejected: " + reason));
addEventListener("securitypolicyviolation", ({ effectiveDirective: rule, blockedURI }) => complaints.push(rule + " blocked " + blockedURI));
const { error } = console;
console.error = (...words) => { complaints.push("console: " + words.join(" ")); error.apply(console, words); };
`;

export interface Host {
  readonly url: string;
  /** From now on nobody answers, as without a network. */
  stop(): Promise<void>;
}

/** The built app with the headers of `npm start`, and a listener for complaints. A host of one's own has storage of its own. */
export async function startHost(): Promise<Host> {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const name = normalize(pathname === "/" ? "/index.html" : pathname);
    const file = join(dist, name);
    const isListener = name === "/complaints.js";
    if (!isListener && !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, {
      ...headersFor(name),
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
    });
    if (isListener) return void response.end(listener);
    const content = readFileSync(file);
    const withListener = () => String(content).replace("<head>", '<head><script src="./complaints.js"></script>');
    response.end(name === "/index.html" ? withListener() : content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
