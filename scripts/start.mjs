import { ensureAppBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { fail } from "./run.mjs";
import { serve } from "./serve.mjs";

const wish = wishedPort(process.argv.slice(2));

await ensureInstalled();
if (!(await ensureAppBuilt())) fail("Toolwright did not start, because the build failed.");

const server = await serve({ port: wish ?? 4173, strictPort: wish !== undefined }).catch((/** @type {Error} */ error) =>
  fail(`Toolwright did not start: ${error.message}`),
);
console.log(`Toolwright is at ${server.url}`);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    process.exitCode = 0;
    await server.close();
    process.exit();
  });
}

/** @param {readonly string[]} args @returns {number | undefined} */
function wishedPort([first, second, ...more]) {
  const [name, value = second] = first?.split("=") ?? [];
  const isPort = name === "--port" && value !== undefined && more.length === 0;
  if (first !== undefined && !isPort) fail("Usage: npm start -- [--port <number>]");
  const text = isPort ? value : process.env.PORT;
  if (text === undefined || text === "") return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`"${text}" is not a port.`);
  return port;
}
