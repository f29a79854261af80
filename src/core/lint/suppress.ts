import { member } from "../json.ts";
import { isUnreadable, toPointer } from "../text/index.ts";
import type { Json, JsonObject, Path, Suppression, ToolDocument } from "../types.ts";
import { code } from "../words.ts";
import { effective, type PlacedFinding } from "./lint.ts";
import type { RuleContext } from "./rule.ts";
import { staleSuppression } from "./rules/config/stale-suppression.ts";
import { findRule } from "./rules.ts";

export interface Kept {
  readonly findings: readonly PlacedFinding[];
  readonly suppressed: number;
}

/**
 * Leaves out the findings that the settings suppress, and findings the suppressions that nothing needs any more.
 * One that names a tool is judged only where that tool is, so that several files can share their settings.
 */
export function suppress(document: ToolDocument, findings: readonly PlacedFinding[], context: RuleContext): Kept {
  if (context.settings.suppress.length === 0) return { findings, suppressed: 0 };
  const depth = document.tools[0]?.path.length ?? 0;
  const names = new Map(document.tools.map(({ path, value }) => [toPointer(path), member(value, "name")]));
  const { kept, used } = split(findings, context, (path) => ({
    tool: names.get(toPointer(path.slice(0, depth))),
    fromTool: toPointer(path.slice(depth)),
    fromRoot: toPointer(path),
  }));
  const present = new Set(names.values());
  const stale = context.settings.suppress.filter(
    (suppression) =>
      !used.has(suppression) &&
      (suppression.tool === undefined || present.has(suppression.tool)) &&
      // Findings about results are not of this text, and those about clients that are not chosen are not looked for.
      !findRule(suppression.rule)?.result &&
      !isUnasked(suppression, context),
  );
  const more = isTorn(document) ? [] : staleFindings(stale, document, context);
  return { findings: [...kept, ...more], suppressed: findings.length - kept.length };
}

/** The same for the findings about a result; it alone cannot tell which suppressions are stale. */
export function suppressResult(
  findings: readonly PlacedFinding[],
  tool: JsonObject | undefined,
  context: RuleContext,
): Kept {
  const { kept } = split(findings, context, (path) => {
    const here = toPointer(path);
    return { tool: member(tool, "name"), fromTool: here, fromRoot: here };
  });
  return { findings: kept, suppressed: findings.length - kept.length };
}

interface FindingPlace {
  readonly tool: Json | undefined;
  readonly fromTool: string;
  readonly fromRoot: string;
}

function split(findings: readonly PlacedFinding[], { settings }: RuleContext, placeOf: (path: Path) => FindingPlace) {
  const used = new Set<Suppression>();
  const kept = findings.filter(({ rule, path }) => {
    const own = settings.suppress.filter((suppression) => suppression.rule === rule.id);
    if (own.length === 0) return true;
    const place = placeOf(path);
    const fitting = own.filter((suppression) => fits(suppression, place));
    for (const suppression of fitting) used.add(suppression);
    return fitting.length === 0;
  });
  return { kept, used };
}

function isUnasked({ rule: id }: Suppression, context: RuleContext): boolean {
  const rule = findRule(id);
  return rule?.clients !== undefined && !effective(rule, context);
}

/** While somebody types, what was found a moment ago may be out of sight. */
function isTorn({ faults, tools }: ToolDocument): boolean {
  return [faults, ...tools.map((tool) => tool.faults)].some((list) => isUnreadable(list));
}

/** A path means its place and all below: from the tool where one is named, from the root of the text otherwise. */
function fits({ tool, path = "" }: Suppression, place: FindingPlace): boolean {
  if (tool !== undefined && tool !== place.tool) return false;
  const here = tool === undefined ? place.fromRoot : place.fromTool;
  return here === path || here.startsWith(`${path}/`);
}

function staleFindings(stale: readonly Suppression[], { text }: ToolDocument, context: RuleContext): PlacedFinding[] {
  const wanted = effective(staleSuppression, context);
  if (!wanted) return [];
  return stale.map((suppression) => ({
    rule: staleSuppression,
    severity: wanted.severity ?? staleSuppression.severity,
    radius: staleSuppression.radius,
    message: staleMessage(suppression),
    path: [],
    // What is wrong stands in another file: the finding points at the start of this one.
    span: { offset: 0, length: Math.min(1, text.length) },
    fixes: [],
    suppression,
  }));
}

function staleMessage({ rule, tool, path }: Suppression): string {
  const where = `${tool === undefined ? "" : ` in ${code(tool)}`}${path === undefined ? "" : ` at ${code(path)}`}`;
  return `The settings suppress ${code(rule)}${where}, but nothing is found there any more: it would hide the next mistake`;
}
