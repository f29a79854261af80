import { spawn } from "node:child_process";
import type { Command, Option } from "../command.ts";
import { exitCodes, failure, isFailure } from "../host.ts";
import { serveSite } from "../serve/site-server.ts";

const port = {
  name: "port",
  value: "n",
  standard: "a free port",
  description: "The port to serve on, on this machine alone",
} satisfies Option;
const open = { name: "open", description: "Also open the page in the browser of this machine" } satisfies Option;

export const ui: Command = {
  name: "ui",
  summary: "Serves the playground to this machine and prints its address",
  operands: [],
  options: [port, open],
  examples: ["ui", "ui --port 4300 --open"],
  async run(given, host) {
    const word = given.text(port) ?? "0";
    if (!/^\d{1,5}$/.test(word) || Number(word) > 65_535) {
      return failure(`--port takes a whole number from 0 to 65535, not ${word}`);
    }
    const site = await serveSite(Number(word));
    if (isFailure(site)) return site;
    host.print(`${site.url}\n`);
    host.note("serving the playground; Ctrl+C ends it");
    if (given.flag(open)) openPage(site.url);
    await host.untilStopped();
    await site.close();
    return exitCodes.fine;
  },
};

/** The address is ours, so that nothing of a user reaches the other program. No shell is asked. */
function openPage(url: string): void {
  const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
    darwin: ["open"],
    win32: ["explorer.exe"],
  };
  const [command, ...words] = openers[process.platform] ?? ["xdg-open"];
  const child = spawn(command, [...words, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}
