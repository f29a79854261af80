/** Groups of nodes that can all reach each other; a node alone only if it reaches itself. Without recursion. */
export function components(edges: readonly (readonly number[])[]): number[][] {
  const order: number[] = edges.map(() => -1);
  const low: number[] = [];
  const open: number[] = [];
  const isOpen = new Set<number>();
  const found: number[][] = [];
  let count = 0;
  for (const start of edges.keys()) {
    if (order[start] !== -1) continue;
    const work: { node: number; edge: number }[] = [{ node: start, edge: 0 }];
    for (let frame = work.at(-1); frame; frame = work.at(-1)) {
      const { node } = frame;
      if (frame.edge === 0) {
        order[node] = low[node] = count++;
        open.push(node);
        isOpen.add(node);
      }
      const to = edges[node]?.[frame.edge++];
      if (to !== undefined) {
        if (order[to] === -1) work.push({ node: to, edge: 0 });
        else if (isOpen.has(to)) low[node] = Math.min(low[node] ?? 0, order[to] ?? 0);
        continue;
      }
      work.pop();
      const above = work.at(-1)?.node;
      if (above !== undefined) low[above] = Math.min(low[above] ?? 0, low[node] ?? 0);
      if (low[node] !== order[node]) continue;
      const group = open.splice(open.lastIndexOf(node));
      for (const member of group) isOpen.delete(member);
      if (group.length > 1 || edges[node]?.includes(node)) found.push(group);
    }
  }
  return found;
}
