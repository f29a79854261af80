import { member } from "../json.ts";
import { documentLines, toPointer } from "../text/index.ts";
import {
  type Analysis,
  type Counts,
  type Diagnostic,
  radii,
  severities,
  type ToolDocument,
  type ToolSlice,
} from "../types.ts";
import type { PlacedFinding } from "./lint.ts";

/**
 * What was found in a document, in the order of the text, as plain data, with the tokens of each tool. Of more than `max`
 * findings the worst are listed; all count.
 */
export function summarize(
  document: ToolDocument,
  findings: readonly PlacedFinding[],
  { tokens, ...size }: Pick<Analysis, "bytes" | "suppressed"> & { readonly tokens: readonly number[] },
  max = Number.POSITIVE_INFINITY,
): Analysis {
  const ordered = findings.toSorted(
    (a, b) =>
      a.span.offset - b.span.offset ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      radii.indexOf(a.radius) - radii.indexOf(b.radius),
  );
  const listed = worst(ordered, max);
  const toRange = documentLines(document);
  const diagnostics: Diagnostic[] = [];
  const total = none();
  const byTool = new Map(document.tools.map((tool) => [tool, none()]));
  for (const finding of ordered) {
    const tool = toolOf(document, finding);
    total[finding.severity]++;
    const own = tool && byTool.get(tool);
    if (own) own[finding.severity]++;
    if (!listed.has(finding)) continue;
    const [fix, ...alternatives] = finding.fixes;
    diagnostics.push({
      rule: finding.rule.id,
      severity: finding.severity,
      radius: finding.radius,
      message: finding.message,
      tool: tool ? nameOf(tool) : null,
      toolIndex: tool?.index ?? null,
      path: toPointer(finding.path),
      range: toRange(finding.span),
      ...(fix && { fix }),
      ...(alternatives.length > 0 && { alternatives }),
      ...(finding.suppression && { suppression: finding.suppression }),
    });
  }
  return {
    shape: document.shape,
    tools: document.tools.map((tool, place) => ({
      index: tool.index,
      name: nameOf(tool),
      path: toPointer(tool.path),
      offset: tool.offset,
      length: tool.length,
      counts: byTool.get(tool) ?? none(),
      tokens: tokens[place] ?? 0,
    })),
    diagnostics,
    counts: total,
    omitted: ordered.length - diagnostics.length,
    tokens: tokens.reduce((sum, number) => sum + number, 0),
    ...size,
  };
}

/** In the order of the text errors would be left out first where hints stand above them. */
function worst(ordered: readonly PlacedFinding[], max: number): ReadonlySet<PlacedFinding> {
  if (ordered.length <= max) return new Set(ordered);
  return new Set(
    severities.flatMap((severity) => ordered.filter((finding) => finding.severity === severity)).slice(0, max),
  );
}

function none(): { -readonly [severity in keyof Counts]: number } {
  return { error: 0, warning: 0, info: 0, hint: 0 };
}

function toolOf({ tools }: ToolDocument, { span: { offset } }: PlacedFinding): ToolSlice | undefined {
  let low = 0;
  let high = tools.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const tool = tools[middle];
    if (!tool || offset < tool.offset) high = middle - 1;
    else if (offset >= tool.offset + tool.length) low = middle + 1;
    else return tool;
  }
  return undefined;
}

function nameOf(tool: ToolSlice): string | null {
  const name = member(tool.value, "name");
  return typeof name === "string" && name !== "" ? name : null;
}
