import { hierarchy, treemap, treemapSquarify } from "d3-hierarchy";

export interface Cell<Item> {
  readonly item: Item;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Node<Item> {
  readonly item?: Item;
  readonly tokens: number;
  readonly children?: readonly Node<Item>[];
}

const gap = 2;
/** Wider than high: names are read from left to right. */
const ratio = 1.8;

/** Places for some items on an area, as large as they cost, the largest first. */
export function cellsOf<Item extends { readonly tokens: number }>(
  items: readonly Item[],
  width: number,
  height: number,
): readonly Cell<Item>[] {
  if (width <= 0 || height <= 0 || items.length === 0) return [];
  const data: Node<Item> = { tokens: 0, children: items.map((item) => ({ item, tokens: Math.max(1, item.tokens) })) };
  const root = hierarchy(data, ({ children }) => children)
    .sum(({ tokens }) => tokens)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const place = treemap<Node<Item>>()
    .tile(treemapSquarify.ratio(ratio))
    .size([width, height])
    .paddingInner(gap)
    .round(true);
  return place(root)
    .leaves()
    .flatMap(({ data: { item }, x0, y0, x1, y1 }) =>
      item ? [{ item, left: x0, top: y0, width: Math.max(0, x1 - x0), height: Math.max(0, y1 - y0) }] : [],
    );
}

/** Letters of the map are as wide as these many pixels. */
const letter = 6.7;

/** Whether a word fits; a name is shown whole or not at all. */
export const fits = (word: string, width: number) => word.length * letter + 12 <= width;
