import { rules as allRules, type Rule } from "../../core/index.ts";
import { type Command, formatOption } from "../command.ts";
import { exitCodes } from "../host.ts";
import { plainJson } from "../plain.ts";
import { styleFor } from "../style.ts";

const format = formatOption("How to print the list", ["text", "json"]);

export const rules: Command = {
  name: "rules",
  summary: "Lists every rule",
  operands: [],
  options: [format],
  examples: ["rules", "rules --format json"],
  async run(given, host) {
    host.print(given.choice(format) === "json" ? plainJson(allRules.map(entry)) : table(host.colour));
    return exitCodes.fine;
  },
};

export function entry({ id, severity, summary, why, source, fixable = false, preset, radius, clients }: Rule) {
  return { id, severity, summary, why, source, fixable, preset, radius, ...(clients && { clients }) };
}

function table(colour: boolean): string {
  const style = styleFor(colour);
  const head = ["rule", "severity", "preset", "breaks", "fix", "summary"];
  const rows = allRules.map(({ id, severity, preset, radius, fixable, summary }) => [
    id,
    severity,
    preset,
    radius,
    fixable ? "yes" : "",
    summary,
  ]);
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? title).length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return [style.bold(line(head)), ...rows.map(line), ""].join("\n");
}
