import { count, radiusWords, type Severity } from "../../core/index.ts";
import { plain } from "../plain.ts";
import type { Reporter } from "../reporter.ts";
import { summaryOf, totalsOf, worstFirst } from "../totals.ts";

/** A comment on GitHub holds 65,536 characters. */
const maxRows = 100;

const marks: Readonly<Record<Severity, string>> = { error: "❌", warning: "⚠️", info: "ℹ️", hint: "💡" };

/** For a comment on a pull request: one table, the worst first. */
export const markdown: Reporter = {
  id: "markdown",
  render({ files, unchecked }) {
    const totals = totalsOf(files);
    const found = files
      .flatMap(({ path, analysis }) => analysis.diagnostics.map((diagnostic) => ({ ...diagnostic, path })))
      .sort(worstFirst);
    const rows = found.slice(0, maxRows).map(({ severity, path, range, tool, message, rule, radius }) => {
      const place = code(`${path}:${range.start.line}:${range.start.column}`);
      const cells = [
        `${marks[severity]} ${severity}`,
        place,
        tool === null ? "" : code(tool),
        prose(message),
        code(rule),
      ];
      return `| ${[...cells, radiusWords[radius]].join(" | ")} |`;
    });
    const table =
      rows.length > 0 ? ["| | Where | Tool | Problem | Rule | Effect |", "|---|---|---|---|---|---|", ...rows, ""] : [];
    const more = found.length > maxRows ? [`${count(found.length - maxRows, "more finding")} not shown.`, ""] : [];
    const failures = unchecked.flatMap(({ problem }) => [`Not checked: ${prose(problem)}`, ""]);
    const repair =
      totals.fixable > 0 ? [`Run <code>toolwright lint --fix</code> to repair ${totals.fixable}.`, ""] : [];
    return [`### Toolwright: ${summaryOf(totals)}`, "", ...table, ...more, ...failures, ...repair].join("\n");
  },
};

/** Messages quote with backticks; in a table a pipe ends even a code span, so the spans become elements. */
export function prose(message: string): string {
  const parts = message.split("`");
  if (parts.length % 2 === 0) return escaped(message);
  return parts.map((part, index) => (index % 2 === 0 ? escaped(part) : code(part))).join("");
}

/** Inside a code element GitHub makes no mentions and no links. */
export function code(text: string): string {
  return text === "" ? "" : `<code>${escaped(text)}</code>`;
}

/** Character references mean nothing to Markdown, tables or HTML. */
function escaped(text: string): string {
  return plain(text).replace(/[&<>"'`|*_~[\]#!\\$@]/g, (character) => `&#${character.charCodeAt(0)};`);
}
