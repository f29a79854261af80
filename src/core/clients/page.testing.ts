import { clients } from "./clients.ts";
import { type ClientFacts, clientFacts, staleAfterDays } from "./facts.ts";

/** The page of all clients, `docs/clients.md`, made of the same data that judges tools. */
export function clientsPage(): string {
  const all = clients.map(clientFacts);
  const days = [...new Set(all.map(({ read }) => read))].toSorted();
  const read = days.length === 1 ? `on ${days[0]}` : `from ${days[0]} to ${days.at(-1)}`;
  return [
    "# Clients and model APIs",
    "",
    `What ${all.length} clients and model APIs do to a tool before a model sees it. Made from \`src/core/clients\`, which also answers`,
    "`toolwright compat`, the rules `client/*` and the exports: `UPDATE_GOLDENS=1 npx vitest run src/core/clients/page.test.ts` writes",
    "it again.",
    "",
    `Sources were read ${read}. Facts age: the command line and the playground say so after ${staleAfterDays} days.`,
    "**Known from**: `source-read`, the vendor's own code; `vendor-doc`, the vendor's own words; `issue-report`, what users saw; `unknown`,",
    "nobody publishes it, and nothing is guessed.",
    "",
    "| client | kind | read | known from |",
    "|---|---|---|---|",
    ...all.map(({ id, title, kind, read, confidence }) => `| [${title}](#${id}) | ${kind} | ${read} | ${confidence} |`),
    "",
    ...all.flatMap(section),
  ].join("\n");
}

function section(client: ClientFacts): string[] {
  const { id, title, version, read, naming, routes, limits, uses, onViolation, open, checked, sources } = client;
  return [
    `## ${id}`,
    "",
    `**${title}**: ${version}. Read ${read}. ${checked === "" ? "Not compared with the vendor's own code." : `Compared: ${checked}.`}`,
    "",
    `**Name**${naming.max === null ? "" : `, ${naming.max} characters at most`} (${naming.confidence}: ${naming.source})`,
    ...list(naming.steps),
    "",
    ...routes.flatMap((route) => [
      `**Schema ${route.title}**${route.optIn ? ", where somebody switches it on" : ""} (${route.confidence}: ${route.source})`,
      ...list(route.steps),
      "",
    ]),
    ...titled(
      "**Limits**",
      limits.map(({ what, max, text, confidence }) => {
        const number = max === null ? "" : `: ${max.toLocaleString("en")}`;
        return `${what}${number}${text === "" ? "" : ` (${text})`} (${confidence})`;
      }),
    ),
    ...titled(
      "**What becomes of fields**",
      Object.entries(uses).map(([field, use]) => `\`${field}\`: ${use}`),
    ),
    ...titled(
      "**What happens otherwise**",
      onViolation.map(({ when, effect, confidence }) => `${when}: ${effect} (${confidence})`),
    ),
    ...titled("**What we could not verify**", open.length > 0 ? open : ["Nothing is known to be missing."]),
    ...titled("**Sources**", sources),
  ];
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${escaped(line)}`);

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...list(lines), ""];
}

/** Names such as `mcp__{server}` would become bold, `{}` and `<x>` tags. */
function escaped(line: string): string {
  return line
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replace(/[<>*_]/g, "\\$&")))
    .join("");
}
