import type { Command } from "../command.ts";
import { commands } from "../commands.ts";
import { type Shell, scriptFor, shells } from "../completion.ts";
import { exitCodes, failure } from "../host.ts";
import { unknown } from "../suggest.ts";

export const completion: Command = {
  name: "completion",
  summary: "Prints what a shell needs to complete commands and options",
  operands: [{ name: "shell", description: shells.join(", "), missing: `name a shell: ${shells.join(", ")}` }],
  options: [],
  examples: ["completion bash >> ~/.bashrc", "completion zsh > ~/.zfunc/_toolwright", "completion fish | source"],
  async run({ operands: [word = ""] }, host) {
    const shell = shells.find((name): name is Shell => name === word);
    if (!shell) return failure(unknown(word, "shell", shells));
    host.print(scriptFor(shell, await Promise.all(commands.map(({ load }) => load()))));
    return exitCodes.fine;
  },
};
