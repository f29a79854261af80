import type { Counts, Diagnostic, Suppression } from "../core/index.ts";
import type { FileResult } from "./reporter.ts";

/** A suppression that names no tool is stale only if no file needs it: the findings of the others go. */
export function judgeTogether(
  files: readonly FileResult[],
  suppressions: readonly Suppression[],
): readonly FileResult[] {
  const shared = suppressions.filter(({ tool }) => tool === undefined);
  const needed = shared.filter((one) => !files.every((file) => file.analysis.diagnostics.some(isStale(one))));
  if (needed.length === 0) return files;
  return files.map((file) => {
    const { diagnostics, counts, tools } = file.analysis;
    const gone = diagnostics.filter((diagnostic) => needed.some((one) => isStale(one)(diagnostic)));
    if (gone.length === 0) return file;
    const of = (index: number) => gone.filter(({ toolIndex }) => toolIndex === index);
    const analysis = {
      ...file.analysis,
      diagnostics: diagnostics.filter((diagnostic) => !gone.includes(diagnostic)),
      counts: without(counts, gone),
      tools: tools.map((tool) => ({ ...tool, counts: without(tool.counts, of(tool.index)) })),
    };
    return { ...file, analysis };
  });
}

/** Whether a diagnostic says that nothing needs a suppression; one with another reason suppresses the same. */
function isStale({ rule, path }: Suppression) {
  return ({ suppression }: Diagnostic) =>
    suppression !== undefined &&
    suppression.tool === undefined &&
    suppression.rule === rule &&
    suppression.path === path;
}

function without(counts: Counts, gone: readonly Diagnostic[]): Counts {
  const rest = { ...counts };
  for (const { severity } of gone) rest[severity]--;
  return rest;
}
