import { createConnection } from "vscode-languageserver/node";
import type { Command, Option } from "../command.ts";
import { exitCodes } from "../host.ts";
import { startServer } from "../lsp/server.ts";

const stdio = { name: "stdio", description: "Speak on stdin and stdout, which is the only way" } satisfies Option;

export const lsp: Command = {
  name: "lsp",
  summary: "Checks tools in any editor, as a language server on stdin and stdout",
  operands: [],
  options: [stdio],
  examples: ["lsp --stdio"],
  async run(_, host) {
    const { input, output } = host.streams();
    const connection = createConnection(input, output);
    const ended = new Promise<void>((resolve) => {
      connection.onExit(() => resolve());
      input.once("end", resolve);
      input.once("close", resolve);
    });
    startServer(connection, host.directory);
    await Promise.race([ended, host.untilStopped()]);
    connection.dispose();
    return exitCodes.fine;
  },
};
