import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
};

/** The plainest static host there is: no headers, a folder deep down. `edit` may serve another version of a file. */
export async function startStaticHost(edit = (_file: string, content: Buffer): Buffer | string => content) {
  const server = createServer(({ url }, response) => {
    const path = decodeURI((url ?? "").split("?")[0] ?? "").replace(/^\/some\/deep\/folder\//, "");
    const name = normalize(path === "" ? "index.html" : path);
    const file = join(dist, name);
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
    response.end(edit(name, readFileSync(file)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/deep/folder/`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}
