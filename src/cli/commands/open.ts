import { count, decodeSnapshot, parseDocument } from "../../core/index.ts";
import { type Command, formatOption } from "../command.ts";
import { read, stdin } from "../files.ts";
import { exitCodes, failure, isFailure } from "../host.ts";
import { plain, plainJson, plainLine } from "../plain.ts";

const format = formatOption("The document as it was shared, or the whole snapshot", ["text", "json"]);

export const open: Command = {
  name: "open",
  summary: "Prints the document in a link; nothing is fetched",
  operands: [
    {
      name: "url",
      description: "The link, or the part from # on; - for stdin",
      missing: "give the link in quotes, or - for stdin",
    },
  ],
  options: [format],
  examples: ["open 'https://tools.example/#v1/…' > tools.json", "open - --format json < link.txt"],
  async run(given, host) {
    const word = given.operands[0] ?? "-";
    const link = word === "-" ? await read(stdin, host) : word;
    if (isFailure(link)) return link;
    const at = link.indexOf("#");
    const decoded = decodeSnapshot(link.slice(Math.max(0, at)).trim());
    if (!decoded.ok) return failure(decoded.message);
    const { snapshot } = decoded;
    if (given.choice(format) === "json") {
      host.print(plainJson(snapshot));
      return exitCodes.fine;
    }
    // A file gets the text as it is; a terminal would obey what is hidden in it.
    host.print(host.terminal ? snapshot.text.split("\n").map(plainLine).join("\n") : snapshot.text);
    const tools = count(parseDocument(snapshot.text).tools.length, "tool");
    host.note(`${plain(snapshot.name)}: ${tools}, revision ${plain(snapshot.revision)}`);
    return exitCodes.fine;
  },
};
