import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultSettings } from "../../core/index.ts";
import { chosenClients, clientOption, serverOption } from "../client-options.ts";
import type { Command } from "../command.ts";
import { configName } from "../config.ts";
import { exitCodes, failure, isFailure } from "../host.ts";
import { reasonOf } from "../read.ts";
import { preset } from "../settings.ts";

/** Where the package puts it. */
const schema = "./node_modules/toolwright/schemas/toolwright.config.schema.json";

export const init: Command = {
  name: "init",
  summary: `Writes a ${configName} into this folder`,
  operands: [],
  options: [preset, clientOption, serverOption],
  examples: ["init", "init --preset strict --client claude-code,codex"],
  async run(given, host) {
    const clients = chosenClients(given);
    if (isFailure(clients)) return clients;
    const server = given.text(serverOption);
    const settings = {
      $schema: schema,
      revision: defaultSettings.revision,
      preset: given.choice(preset) ?? defaultSettings.preset,
      rules: {},
      clients: clients ?? [],
      ...(server !== undefined && { server: { name: server } }),
    };
    try {
      const text = `${JSON.stringify(settings, null, 2)}\n`;
      // Never over one that is there: it holds decisions.
      await writeFile(join(host.directory, configName), text, { flag: "wx" });
    } catch (error) {
      const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
      return failure(
        isThere ? `${configName} is there already: edit it` : `${configName} ${reasonOf(error, "written")}`,
      );
    }
    host.note(`wrote ${configName}: toolwright lint goes by it from now on`);
    return exitCodes.fine;
  },
};
