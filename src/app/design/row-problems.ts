import { type Diagnostic, fromPointer, type PlacedPage, severities, toPointer } from "../../core/index.ts";

/** The findings of one tool by the place of the page that shows them. */
export interface RowProblems {
  /** By the pointer of a row from the tool down: its own findings, and those of what is closed below it. */
  readonly rows: ReadonlyMap<string, readonly Diagnostic[]>;
  /** By the field of the tool: `name`, `description`, `annotations`; "" is the tool itself. */
  readonly head: ReadonlyMap<string, readonly Diagnostic[]>;
}

const none: RowProblems = { rows: new Map(), head: new Map() };
const headFields = new Set(["name", "title", "description", "annotations"]);

/** Gives each finding to the nearest row around its place. */
export function problemsByRow(
  page: PlacedPage,
  diagnostics: readonly Diagnostic[],
  tool: { readonly index: number; readonly path: string },
): RowProblems {
  const own = diagnostics.filter(({ toolIndex, path }) => toolIndex === tool.index && path.startsWith(tool.path));
  // Of thousands of rows nobody has to know the places.
  if (own.length === 0) return none;
  const shownAt = new Map(
    page.sections.flatMap(({ rows }) =>
      rows.map(({ path, namedAt }) => [toPointer(namedAt ?? path), toPointer(path)] as const),
    ),
  );
  const rows = new Map<string, Diagnostic[]>();
  const head = new Map<string, Diagnostic[]>();
  const add = (to: Map<string, Diagnostic[]>, key: string, one: Diagnostic) => {
    const list = to.get(key);
    if (list) list.push(one);
    else to.set(key, [one]);
  };
  for (const one of own) {
    const steps = fromPointer(one.path.slice(tool.path.length));
    let length = steps.length;
    while (length > 0 && !shownAt.has(toPointer(steps.slice(0, length)))) length--;
    const [first = ""] = steps;
    const row = shownAt.get(toPointer(steps.slice(0, length)));
    if (row !== undefined) add(rows, row, one);
    else add(head, headFields.has(first) ? first : "", one);
  }
  for (const list of [...rows.values(), ...head.values()]) list.sort(worstFirst);
  return { rows, head };
}

function worstFirst(one: Diagnostic, other: Diagnostic): number {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}
