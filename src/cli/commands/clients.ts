import { clients as allClients, type Client, confidenceOf, staleDays } from "../../core/index.ts";
import { type Command, formatOption } from "../command.ts";
import { exitCodes } from "../host.ts";
import { plainJson } from "../plain.ts";
import { styleFor } from "../style.ts";
import { tableLines } from "../table.ts";

const format = formatOption("How to print the list", ["text", "json"]);

export const clients: Command = {
  name: "clients",
  summary: "Lists the clients and model APIs whose handling of tools is known, with the day it was read",
  operands: [],
  options: [format],
  examples: ["clients", "clients --format json"],
  async run(given, host) {
    host.print(given.choice(format) === "json" ? plainJson(allClients.map(entry)) : table(host.colour));
    return exitCodes.fine;
  },
};

function entry(client: Client) {
  const { id, title, kind, version, read, sources, routes, open } = client;
  const ways = routes.map((route) => ({ id: route.id, title: route.title, ...(route.optIn && { optIn: true }) }));
  return { id, title, kind, version, read, confidence: confidenceOf(client), sources, routes: ways, open };
}

function table(colour: boolean): string {
  const rows = allClients.map((client) => [
    ...[client.id, client.kind, dated(client.read), confidenceOf(client), client.title],
  ]);
  const [head = "", ...lines] = tableLines(["client", "kind", "read", "known from", "title"], rows);
  return [styleFor(colour).bold(head), ...lines, ""].join("\n");
}

/** Facts age: after half a year that is said. */
function dated(read: string): string {
  const days = staleDays(read, new Date());
  return days === undefined ? read : `${read}, ${days} days ago`;
}
