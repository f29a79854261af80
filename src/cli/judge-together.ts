import { type Counts, type Diagnostic, type Suppression, staleMessage } from "../core/index.ts";
import type { FileResult } from "./reporter.ts";

/** A suppression that names no tool is stale only if no file needs it: the findings of the others go. */
export function judgeTogether(
  files: readonly FileResult[],
  suppressions: readonly Suppression[],
): readonly FileResult[] {
  const shared = suppressions.filter(({ tool }) => tool === undefined).map(staleMessage);
  const needed = new Set(
    shared.filter((message) => !files.every((file) => file.analysis.diagnostics.some(says(message)))),
  );
  if (needed.size === 0) return files;
  return files.map((file) => {
    const { diagnostics, counts, tools } = file.analysis;
    const gone = diagnostics.filter((diagnostic) => isStale(diagnostic) && needed.has(diagnostic.message));
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

function isStale({ rule }: Diagnostic): boolean {
  return rule === "config/stale-suppression";
}

function says(message: string) {
  return (diagnostic: Diagnostic) => isStale(diagnostic) && diagnostic.message === message;
}

function without(counts: Counts, gone: readonly Diagnostic[]): Counts {
  const rest = { ...counts };
  for (const { severity } of gone) rest[severity]--;
  return rest;
}
