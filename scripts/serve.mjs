import "./node-version.mjs";
import { headersFor } from "./policy.mjs";
import { root } from "./run.mjs";

const host = "127.0.0.1";

/**
 * Serves dist to this machine only, with the headers a public host should send as well.
 * @param {{ port: number, strictPort: boolean }} options without strictPort, the first free port from there on
 */
export async function serve({ port, strictPort }) {
  const { preview } = await import("vite");
  const server = await preview({
    root,
    configFile: false,
    envFile: false,
    appType: "mpa", // a missing file is a 404, not the page once more
    logLevel: "error",
    // The hosts are looked at below: the words of the server name a file that is not there.
    preview: { host, port, strictPort, cors: false, allowedHosts: true },
    plugins: [
      {
        name: "toolwright:headers",
        configurePreviewServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            const refusal = refusalOf(request.headers.host, request.socket.localPort);
            if (refusal) {
              response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" }).end(refusal);
              return;
            }
            const { pathname } = new URL(request.url ?? "/", "http://localhost");
            for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value);
            next();
          });
        },
      },
    ],
  });
  const address = server.httpServer.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return { url: `http://${host}:${address.port}/`, close: () => server.close() };
}

/**
 * Why a page is not served under that name: another site could point a name of its own at this machine and read along.
 * @param {string | undefined} named the Host header @param {number | undefined} port @returns {string | undefined}
 */
function refusalOf(named, port) {
  const name = named?.replace(/:\d+$/, "").toLowerCase();
  if (name && ["localhost", host, "[::1]"].includes(name)) return undefined;
  const shown = name && /^[\w.:[\]-]{1,253}$/.test(name) ? name : "That host";
  return `${shown} is not served here: npm start serves this machine alone, so that no other site can read along. Open http://${host}:${port}/ instead.\n`;
}
