import { type Diagnostic, radii, type Severity, severities } from "../../core/index.ts";
import { toolTitle } from "../tool-title.ts";

export interface ProblemGroup {
  readonly key: string;
  readonly title: string;
  readonly problems: readonly Diagnostic[];
}

/** Problems by tool. Inside a group the worst first; the groups by their worst; the document as a whole before all. */
export function problemGroups(diagnostics: readonly Diagnostic[], only: Severity | null): ProblemGroup[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (only && diagnostic.severity !== only) continue;
    const key = diagnostic.toolIndex === null ? "document" : `tool ${diagnostic.toolIndex}`;
    const group = groups.get(key);
    if (group) group.push(diagnostic);
    else groups.set(key, [diagnostic]);
  }
  return [...groups]
    .map(([key, problems]) => ({
      key,
      title: key === "document" ? "Document" : toolTitle(problems[0]?.tool ?? null),
      problems: problems.toSorted((a, b) => badness(a) - badness(b)),
    }))
    .toSorted((a, b) => worst(a) - worst(b));
}

function worst({ key, problems }: ProblemGroup): number {
  return key === "document" ? -1 : problems[0] ? badness(problems[0]) : Number.MAX_SAFE_INTEGER;
}

function badness({ severity, radius }: Diagnostic): number {
  return severities.indexOf(severity) * radii.length + radii.indexOf(radius);
}
