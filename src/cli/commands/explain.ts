import { type Rule, radiusWords } from "../../core/index.ts";
import { type Command, formatOption } from "../command.ts";
import { exitCodes, isFailure } from "../host.ts";
import { ruleOf } from "../levels.ts";
import { plainJson } from "../plain.ts";
import { styleFor } from "../style.ts";
import { entry } from "./rules.ts";

const format = formatOption("How to print the explanation", ["text", "json"]);

export const explain: Command = {
  name: "explain",
  summary: "Says what a rule finds, why that matters and where it is written, with a bad and a good example",
  operands: [
    {
      name: "rule",
      description: "Its id; the part after the slash will do where only one rule has it",
      missing: "name a rule: toolwright rules lists them all",
    },
  ],
  options: [format],
  examples: ["explain json/duplicate-key", "explain duplicate-key --format json"],
  async run(given, host) {
    const rule = ruleOf(given.operands[0] ?? "");
    if (isFailure(rule)) return rule;
    const json = given.choice(format) === "json";
    host.print(json ? plainJson({ ...entry(rule), examples: rule.examples }) : page(rule, host.colour));
    return exitCodes.fine;
  },
};

function page(rule: Rule, colour: boolean): string {
  const style = styleFor(colour);
  const { id, summary, why, source, severity, preset, radius, fixable, examples } = rule;
  const bad = colour
    ? examples.bad.replace(/«([^»]*)»/g, (_, found: string) => style.underline(style.red(found)))
    : examples.bad;
  const asked = rule.clients ? `with --client ${rule.clients.length > 3 ? "…" : rule.clients.join(" or ")}` : undefined;
  const facts = [severity, radiusWords[radius], asked ?? `preset ${preset}`, ...(fixable ? ["can be repaired"] : [])];
  return [
    `${style.bold(id)}  ${style.dim(facts.join(" · "))}`,
    summary,
    "",
    why,
    `Source: ${source}`,
    "",
    colour ? "Bad:" : "Bad (« » enclose what is reported):",
    indented(bad),
    "",
    "Good:",
    indented(examples.good),
    "",
  ].join("\n");
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}
