import { type ChangeSeverity, count, type Json, type ToolChange, type ToolDiff } from "../core/index.ts";
import { plain, plainJson } from "./plain.ts";
import { code, prose } from "./reporters/markdown.ts";
import { type Style, styleFor } from "./style.ts";

export const diffFormats = ["text", "json", "markdown"] as const;

const order: readonly ChangeSeverity[] = ["breaking", "unknown", "behavioural", "safe"];
const marks: Readonly<Record<ChangeSeverity, string>> = { breaking: "❌", unknown: "❔", behavioural: "⚠️", safe: "✅" };
const colours: Readonly<Record<ChangeSeverity, keyof Style>> = {
  breaking: "red",
  unknown: "yellow",
  behavioural: "yellow",
  safe: "green",
};
/** A comment on GitHub holds 65,536 characters. */
const maxRows = 100;

/** A comparison in one of the formats. */
export function reportDiff(diff: ToolDiff, format: (typeof diffFormats)[number], colour: boolean): string {
  if (format === "json") return plainJson(diff);
  return format === "markdown" ? markdown(diff) : text(diff, styleFor(colour));
}

/** "2 breaking, 1 behavioural change". */
function diffSummary({ changes }: ToolDiff): string {
  if (changes.length === 0) return "No changes of meaning";
  const parts = order.flatMap((severity) => {
    const number = changes.filter((change) => change.severity === severity).length;
    return number > 0 ? [`${number} ${severity}`] : [];
  });
  return `${count(changes.length, "change")}: ${parts.join(", ")}`;
}

function text(diff: ToolDiff, style: Style): string {
  const lines: string[] = [];
  let tool: string | undefined;
  for (const change of diff.changes) {
    if (change.tool !== tool) lines.push(...(tool === undefined ? [] : [""]), style.bold(plain(change.tool)));
    tool = change.tool;
    const { severity, message, reason, path, witness } = change;
    lines.push(`  ${style[colours[severity]](severity.padEnd(11))} ${plain(message)}`);
    lines.push(`              ${style.dim(plain(`${path || "/"}  ${reason}`))}`);
    if (witness !== undefined)
      lines.push(`              ${style.dim(`${witnessWord(change)}: ${plain(shortened(witness))}`)}`);
  }
  return `${[...lines, ...(lines.length > 0 ? [""] : []), diffSummary(diff)].join("\n")}\n`;
}

/** Whole in JSON; here it is read beside others. */
const maxWitness = 300;

function shortened(witness: Json): string {
  const text = JSON.stringify(witness);
  return text.length > maxWitness ? `${text.slice(0, maxWitness)}…` : text;
}

/** Whose value it is. */
function witnessWord({ direction }: ToolChange): string {
  return direction === "output" ? "may return" : "for example";
}

function markdown(diff: ToolDiff): string {
  const sorted = order.flatMap((severity) => diff.changes.filter((change) => change.severity === severity));
  const rows = sorted.slice(0, maxRows).map((change) => {
    const { severity, tool, path, message, reason, witness } = change;
    const example = witness === undefined ? "" : `<br>${witnessWord(change)}: ${code(shortened(witness))}`;
    return `| ${[`${marks[severity]} ${severity}`, code(tool), `${prose(message)}<br>${prose(reason)}${example}`, code(path)].join(" | ")} |`;
  });
  const table = rows.length > 0 ? ["| | Tool | Change | Where |", "|---|---|---|---|", ...rows, ""] : [];
  const more = sorted.length > maxRows ? [`${count(sorted.length - maxRows, "more change")} not shown.`, ""] : [];
  return [`### Toolwright: ${diffSummary(diff)}`, "", ...table, ...more].join("\n");
}
