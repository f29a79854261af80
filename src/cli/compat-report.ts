import {
  type AsClient,
  type ClientReason,
  type ClientVerdict,
  type CompatCell,
  clientVerdicts,
  count,
  findClient,
  type JsonObject,
  staleDays,
} from "../core/index.ts";
import { plain, plainJson } from "./plain.ts";
import { code, prose } from "./reporters/markdown.ts";
import { type Style, styleFor } from "./style.ts";
import { tableLines } from "./table.ts";

export const compatFormats = ["text", "json", "markdown"] as const;
type Format = (typeof compatFormats)[number];

/** One tool in one client, with what is sent. */
export interface Detail {
  readonly given: JsonObject;
  readonly answer: AsClient;
}

const marks: Readonly<Record<ClientVerdict, string>> = { works: "✅", changed: "⚠️", unknown: "❔", refused: "❌" };
const colours: Readonly<Record<ClientVerdict, keyof Style>> = {
  works: "green",
  changed: "yellow",
  unknown: "dim",
  refused: "red",
};
/** A comment on GitHub holds 65,536 characters. */
const maxRows = 100;
/** More reasons than this of one cell are read in JSON. */
const maxReasons = 5;

export function reportCompat(cells: readonly CompatCell[], format: Format, colour: boolean): string {
  if (format === "json") return plainJson({ version: 1, cells: cells.map(plainCell) });
  return format === "markdown" ? markdown(cells) : text(cells, styleFor(colour));
}

/** The same with the schema as it is sent, and every step on the way. */
export function reportDetail(detail: Detail, cells: readonly CompatCell[], format: Format, colour: boolean): string {
  const { schema, steps, omitted, routes } = detail.answer;
  if (format === "json")
    return plainJson({
      version: 1,
      cells: cells.map((cell) => ({ ...plainCell(cell), routes, schema, steps, omitted })),
      // What was asked for, without a look into the only cell.
      ...{ schema, steps },
    });
  if (format === "markdown") return [markdown(cells), "```json", jsonOf(schema), "```", ""].join("\n");
  const style = styleFor(colour);
  const lines = steps.map(({ path, message }) => `  ${plain(message)}  ${style.dim(plain(path))}`);
  const more = omitted > 0 ? [`  and ${count(omitted, "more step")}`] : [];
  const sent = schema === null ? ["nothing is sent, or nobody knows what"] : [jsonOf(schema)];
  return `${[text(cells, style).trimEnd(), "", style.bold("steps"), ...lines, ...more, "", style.bold("as it is sent"), ...sent].join("\n")}\n`;
}

const jsonOf = (schema: JsonObject | null) => plainJson(schema).trimEnd();

function plainCell({ tool, client, route, verdict, name, reasons }: CompatCell) {
  const known = reasons.map(({ code, path, message, effect, args, source, read, confidence }: ClientReason) => ({
    ...{ code, path, message, effect, args, source, read, confidence },
  }));
  return { tool, client, route, verdict, name, reasons: known };
}

function text(cells: readonly CompatCell[], style: Style): string {
  const lines: string[] = [];
  for (const [client, own] of byClient(cells)) {
    const { title = client, read = "" } = findClient(client) ?? {};
    lines.push(`${style.bold(title)}  ${style.dim(`${client}, read ${read}${ageOf(read)}`)}`);
    const rows = own.map(({ verdict, tool, name }) => [verdict, plain(tool), plain(name)]);
    const [, ...padded] = tableLines(["", "", ""], rows);
    own.forEach(({ verdict, reasons, route }, index) => {
      lines.push(`  ${style[colours[verdict]]((padded[index] ?? "").trimEnd())}`);
      const loud = reasons.filter(({ code }) => verdict !== "unknown" || code !== "steps-unknown");
      for (const reason of loud.slice(0, maxReasons)) lines.push(`      ${reasonLine(reason, client, route, style)}`);
      if (loud.length > maxReasons)
        lines.push(style.dim(`      and ${count(loud.length - maxReasons, "more reason")}`));
    });
    lines.push("");
  }
  return `${[...lines, summary(cells)].join("\n")}\n`;
}

function reasonLine({ message, path, confidence }: ClientReason, client: string, route: string, style: Style): string {
  return `${plain(message)} ${style.dim(plain(`${path}  ${wayOf(client, route)}${confidence}`))}`;
}

/** Which models are meant, where a client has several ways. */
function wayOf(client: string, route: string): string {
  const routes = findClient(client)?.routes ?? [];
  const title = routes.find(({ id }) => id === route)?.title;
  return routes.length > 1 && title !== undefined ? `${title}, ` : "";
}

function ageOf(read: string): string {
  const days = staleDays(read, new Date());
  return days === undefined ? "" : `, ${days} days ago`;
}

function byClient(cells: readonly CompatCell[]): ReadonlyMap<string, readonly CompatCell[]> {
  const map = new Map<string, CompatCell[]>();
  for (const cell of cells) {
    const own = map.get(cell.client);
    if (own) own.push(cell);
    else map.set(cell.client, [cell]);
  }
  return map;
}

function summary(cells: readonly CompatCell[]): string {
  const parts = [...clientVerdicts].reverse().flatMap((verdict) => {
    const number = cells.filter((cell) => cell.verdict === verdict).length;
    return number > 0 ? [`${number} ${verdict}`] : [];
  });
  return `${count(cells.length, "answer")}: ${parts.join(", ")}`;
}

function markdown(cells: readonly CompatCell[]): string {
  const clients = [...byClient(cells).keys()];
  const rows = new Map<string, CompatCell[]>();
  for (const cell of cells) rows.set(cell.tool, [...(rows.get(cell.tool) ?? []), cell]);
  const shown = [...rows].slice(0, maxRows).map(([tool, own]) => {
    const byId = new Map(own.map((cell) => [cell.client, cell]));
    const marksOf = clients.map((client) => {
      const verdict = byId.get(client)?.verdict;
      return verdict ? `${marks[verdict]} ${verdict}` : "";
    });
    return `| ${[code(tool), ...marksOf].join(" | ")} |`;
  });
  const bad = cells.filter(({ verdict }) => verdict === "refused" || verdict === "changed").slice(0, maxRows);
  const why = bad.map(({ tool, client, route, verdict, reasons }) => {
    const [first] = reasons;
    const words = first ? prose(first.message) : "";
    const way = wayOf(client, route).replace(/, $/, "");
    return `| ${[`${marks[verdict]} ${verdict}`, code(tool), code(client), prose(way), words, first?.confidence ?? ""].join(" | ")} |`;
  });
  const more = rows.size > maxRows ? [`${count(rows.size - maxRows, "more tool")} not shown.`, ""] : [];
  const head = ["| Tool ", ...clients.map((client) => `| ${code(client)} `), "|"].join("");
  const reasons =
    why.length > 0
      ? ["", "| | Tool | Client | Way | First reason | Known from |", "|---|---|---|---|---|---|", ...why]
      : [];
  return [
    `### Toolwright: ${summary(cells)}`,
    "",
    head,
    `|${"---|".repeat(clients.length + 1)}`,
    ...shown,
    ...reasons,
    "",
    ...more,
  ].join("\n");
}
