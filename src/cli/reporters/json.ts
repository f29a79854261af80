import type { Diagnostic } from "../../core/index.ts";
import { plainJson } from "../plain.ts";
import type { Reporter } from "../reporter.ts";
import { totalsOf } from "../totals.ts";

/** For scripts: a stable shape with a version. */
export const json: Reporter = {
  id: "json",
  render({ files, unchecked }) {
    return plainJson({
      version: 1,
      files: files.map(({ file, analysis }) => ({
        file,
        tools: analysis.tools.length,
        diagnostics: analysis.diagnostics.map(entry),
      })),
      counts: totalsOf(files).counts,
      ...(unchecked.length > 0 && { unchecked }),
    });
  },
};

function entry({ rule, severity, message, tool, path, range, fix, radius, alternatives }: Diagnostic) {
  return {
    rule,
    severity,
    message,
    tool,
    path,
    range,
    ...(fix && { fix }),
    radius,
    ...(alternatives && { alternatives }),
  };
}
