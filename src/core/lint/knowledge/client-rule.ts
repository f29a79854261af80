import { type ClientCode, clients, findClient } from "../../clients/index.ts";
import { member } from "../../json.ts";
import { fromPointer, pathIn } from "../../text/index.ts";
import type { JsonObject, Path, Radius, Severity } from "../../types.ts";
import { code } from "../../words.ts";
import type { Finding, Rule } from "../rule.ts";
import { type ClaimedRule, clientClaims } from "./client-claims.ts";
import { type ClientTold, toldOfList, toldOfTool } from "./client-reasons.ts";
import { repairsOf } from "./client-repairs.ts";

interface ClientRule extends Pick<Rule, "severity" | "summary" | "why" | "fixable"> {
  readonly radius: Radius;
  /** Two documents, as in any rule. */
  readonly bad: string;
  readonly good: string;
}

/** A rule about what certain clients do. It speaks where one of them is chosen; what it says comes from the clients themselves. */
export function clientRule(id: ClaimedRule, rule: ClientRule): Rule {
  return ruleAbout(id, clientClaims[id].clients, rule, clientClaims[id].clients.slice(0, 1));
}

/** A rule about what no other one claims, of any client; its examples are about one. */
export function generalRule(id: ClientTold["rule"], example: string, rule: ClientRule): Rule {
  const all = clients.map((client) => client.id);
  return ruleAbout(id, all, rule, [example]);
}

function ruleAbout(
  id: ClientTold["rule"],
  about: readonly string[],
  { bad, good, ...rule }: ClientRule,
  asked: readonly string[],
): Rule {
  const { severity } = rule;
  return {
    ...rule,
    id,
    preset: "recommended",
    clients: about,
    source: about.length > 3 ? "The sources of each client: `toolwright clients`" : sourcesOf(about),
    examples: { bad, good, settings: { clients: asked } },
    *tool(tool, { settings }) {
      yield* findings(
        toldOfTool(tool, settings).filter((told) => told.rule === id),
        tool,
        severity,
      );
    },
    *document(view, { settings }) {
      for (const [index, told] of toldOfList(view, settings)) {
        const tool = view.tools[index];
        const own = told.filter((one) => one.rule === id);
        if (tool && own.length > 0)
          for (const finding of findings(own, tool.value, severity))
            yield { ...finding, path: [...tool.path, ...finding.path] };
      }
    },
  };
}

function sourcesOf(ids: readonly string[]): string {
  return ids.flatMap((id) => findClient(id)?.sources ?? []).join("; ");
}

/** What several clients do alike is said once. */
function* findings(all: readonly ClientTold[], tool: JsonObject, severity: Severity): Generator<Finding> {
  const alike = new Map<string, [ClientTold, ...ClientTold[]]>();
  for (const told of all) {
    const { code: what, path, args } = told.reason;
    const key = JSON.stringify([what, path, args]);
    const same = alike.get(key);
    if (same) same.push(told);
    else alike.set(key, [told]);
  }
  for (const same of alike.values()) yield finding(same, tool, severity);
}

function finding(same: readonly [ClientTold, ...ClientTold[]], tool: JsonObject, severity: Severity): Finding {
  const worst = same.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  const path: Path = pathIn(tool, fromPointer(worst.reason.path));
  const radius = radiusOf(worst);
  return {
    path,
    message: message(same, tool),
    radius,
    severity: isLoss(radius) ? (severity === "error" ? "warning" : severity) : radius === "call" ? "warning" : "error",
    repairs: repairsOf(tool, worst, path),
  };
}

const order: readonly string[] = ["request", "server", "tool", "call", "meaning", "advice"];
const rank = ({ reason }: ClientTold) => order.indexOf(reason.effect);

function radiusOf({ reason: { effect } }: ClientTold): Radius {
  return effect === "same" || effect === "advice" ? "meaning" : effect;
}

/** What is lost or worth knowing breaks nothing. */
const isLoss = (radius: Radius) => radius === "meaning";

const maxNamed = 4;

function message([first, ...others]: readonly [ClientTold, ...ClientTold[]], tool: JsonObject): string {
  if (others.length === 0) {
    const budget = nameBudget(first, tool);
    if (budget !== undefined) return budget;
  }
  const titles = [first, ...others].map(titleOf);
  const more = titles.length > maxNamed ? ` and ${titles.length - maxNamed} more` : "";
  return `${titles.slice(0, maxNamed).join("; ")}${more}: ${first.reason.message}`;
}

const titleOf = ({ client, route }: ClientTold) => (route === undefined ? client.title : `${client.title}, ${route}`);

/** One sentence with the tool, the client, the length and the limit. */
function nameBudget(told: ClientTold, tool: JsonObject): string | undefined {
  const { code: what, args } = told.reason;
  const outcome = nameOutcomes[what];
  // A hash also stands for characters that are not taken.
  if (outcome === undefined || !(Number(args.length) > Number(args.max))) return undefined;
  const own = code(String(member(tool, "name") ?? ""));
  return `${own} is too long for ${told.client.title}: its final name has ${args.length} characters, and ${args.max} is the most${outcome}`;
}

const nameOutcomes: Readonly<Partial<Record<ClientCode, string>>> = {
  "name-too-long": "",
  "name-cut": ", so it is cut",
  "name-hashed": ", so it ends in a hash",
  "name-long": " in some places that it is passed on to",
};
