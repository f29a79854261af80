import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { headersFor } from "../../../scripts/policy.mjs";

/** The built playground; undefined where the command stands alone. */
export function findSite(): string | undefined {
  const near = [join(__dirname, "../dist"), join(__dirname, "../../../dist")];
  return near.find((folder) => existsSync(join(folder, "index.html")));
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".ttf": "font/ttf",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
};

/** Only names that a build gives its files: nothing that could lead out of the folder. */
const safePath = /^(?:\/[\w-][\w.-]*)*\/?$/;

/** Sends a file of the playground; `head` goes into the head of its page. */
export async function sendFile(folder: string, path: string, response: ServerResponse, head = ""): Promise<void> {
  const wanted = path.endsWith("/") ? `${path}index.html` : path;
  const file = safePath.test(wanted) ? join(folder, wanted) : undefined;
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file === undefined || !found?.isFile()) {
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
    return;
  }
  const bytes = await readFile(file);
  const isPage = extname(file) === ".html";
  const body = isPage ? bytes.toString("utf8").replace("</head>", `${head}</head>`) : bytes;
  response.writeHead(200, {
    ...headersFor(wanted),
    "Content-Type": types[extname(file)] ?? "application/octet-stream",
    ...(isPage && { "Cache-Control": "no-store" }),
  });
  response.end(body);
}
