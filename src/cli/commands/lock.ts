import { resolve } from "node:path";
import { count, createLock } from "../../core/index.ts";
import { type Command, jsonFormat, type Option } from "../command.ts";
import { exitCodes, failure, isFailure } from "../host.ts";
import { readDocument } from "../inputs.ts";
import { plain, plainJson } from "../plain.ts";
import { reasonOf } from "../read.ts";
import { writeWhole } from "../write-whole.ts";

const out = {
  name: "out",
  value: "file",
  description: "Where to write it; without it, it is printed",
} satisfies Option;

export const lock: Command = {
  name: "lock",
  summary: "Writes down the tools as they were reviewed, so that diff --lock shows every later change",
  operands: [
    {
      name: "file",
      description: "The reviewed tools, or - for stdin",
      missing: "name the file with the reviewed tools, or - for stdin",
    },
  ],
  options: [out, jsonFormat],
  examples: ["lock tools.json --out tools.lock.json", "diff --lock tools.lock.json tools.json"],
  async run(given, host) {
    const document = await readDocument(given.operands[0] ?? "", host);
    if (isFailure(document)) return document;
    const text = plainJson(createLock(document));
    const file = given.text(out);
    if (file === undefined) {
      host.print(text);
      return exitCodes.fine;
    }
    try {
      await writeWhole(resolve(host.directory, file), text);
    } catch (error) {
      return failure(`${file} ${reasonOf(error, "written")}`);
    }
    host.note(`locked ${count(document.tools.length, "tool")} in ${plain(file)}`);
    return exitCodes.fine;
  },
};
