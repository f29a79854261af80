import { type EdgeCase, fromPointer } from "../../../core/index.ts";

/** The edge cases of one argument, those that are taken first; of the arguments as a whole under no name. */
export interface EdgeGroup {
  readonly argument: string | undefined;
  readonly cases: readonly EdgeCase[];
}

/** In the order in which the tool names its arguments. */
export function groupEdges(edges: readonly EdgeCase[], names: readonly string[]): readonly EdgeGroup[] {
  const groups = new Map<string | undefined, EdgeCase[]>(names.map((name) => [name, []]));
  for (const edge of edges) {
    const [argument] = fromPointer(edge.path);
    const group = groups.get(argument);
    if (group) group.push(edge);
    else groups.set(argument, [edge]);
  }
  return [...groups]
    .filter(([, cases]) => cases.length > 0)
    .map(([argument, cases]) => ({ argument, cases: cases.toSorted((a, b) => Number(b.valid) - Number(a.valid)) }))
    .toSorted((a, b) => Number(a.argument === undefined) - Number(b.argument === undefined));
}
