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
    preview: { host, port, strictPort, cors: false },
    plugins: [
      {
        name: "toolwright:headers",
        configurePreviewServer({ middlewares }) {
          middlewares.use((request, response, next) => {
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
