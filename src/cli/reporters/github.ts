import type { Diagnostic, Severity } from "../../core/index.ts";
import { plain } from "../plain.ts";
import type { Reporter } from "../reporter.ts";
import { summaryOf, totalsOf } from "../totals.ts";

const commands: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  info: "notice",
  hint: "notice",
};

/** For GitHub Actions: an annotation a finding. */
export const github: Reporter = {
  id: "github",
  render({ files, unchecked }) {
    const annotations = files.flatMap(({ path, analysis }) =>
      analysis.diagnostics.map((found) => annotation(path, found)),
    );
    const failures = unchecked.map(
      ({ path, problem }) => `::error file=${property(path)},title=Not checked::${data(problem)}`,
    );
    return [...annotations, ...failures, summaryOf(totalsOf(files)), ""].join("\n");
  },
};

function annotation(path: string, { severity, range: { start, end }, rule, message }: Diagnostic): string {
  const properties = {
    file: path,
    line: start.line,
    endLine: end.line,
    col: start.column,
    // GitHub refuses columns of a range over several lines.
    ...(end.line === start.line && { endColumn: end.column }),
    title: rule,
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${commands[severity]} ${written.join(",")}::${data(message)}`;
}

/** As the runner undoes it: actions/toolkit, command.ts. */
function data(text: string): string {
  return plain(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
