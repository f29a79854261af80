import { type CountedTool, estimatedTool } from "../cost/index.ts";
import { parseTool, valueAt } from "../text/index.ts";
import type { Json, JsonNode, JsonObject, Path, Span } from "../types.ts";
import { designPage, type PageOptions } from "./page.ts";
import type { DesignPage, Row, Section } from "./row.ts";

/** A row with its place in the text of the tool, from its key to the end of its schema. */
export interface PlacedRow extends Row, Span {
  /** What goes when it goes, as the counter of the whole document estimates it. */
  readonly tokens: number;
}

export interface PlacedSection extends Section {
  readonly rows: readonly PlacedRow[];
  readonly tokens: number;
}

export interface PlacedPage extends DesignPage {
  readonly sections: readonly PlacedSection[];
  readonly tokens: number;
  /** Where each of the `other` fields stands. */
  readonly otherOffsets: readonly number[];
  /** What stands at the path that was asked for. */
  readonly schema: Json | undefined;
}

interface ReadOptions extends PageOptions {
  /** The row whose schema is wanted, too. */
  readonly schemaAt?: Path | undefined;
  /** How tokens are counted; left out, they are estimated. */
  readonly count?: ((tool: JsonObject) => CountedTool) | undefined;
}

/** The page of a tool's text; undefined where it cannot be read as it stands. */
export function readPage(
  text: string,
  { schemaAt, count = estimatedTool, ...options }: ReadOptions = {},
): PlacedPage | undefined {
  const read = parseTool(text);
  if (!read || read.faults.some(({ kind }) => kind === "syntax" || kind === "limit")) return undefined;
  const place = placesIn(read.tree());
  const { total, tokensAt } = count(read.value);
  const page = designPage(read.value, options);
  return {
    ...page,
    tokens: total,
    otherOffsets: page.other.map((field) => place([field]).offset),
    schema: schemaAt && valueAt(read.value, schemaAt),
    sections: page.sections.map((section) => ({
      ...section,
      tokens: section.isThere ? tokensAt(section.path) : 0,
      rows: section.rows.map((row) => ({ ...row, ...place(row.namedAt ?? row.path), tokens: tokensAt(row.path) })),
    })),
  };
}

/** Where a path leads to. Members are indexed once: to look through 10,000 of them for each of 10,000 rows takes seconds. */
function placesIn(root: JsonNode): (path: Path) => Span {
  const indexes = new Map<JsonNode, ReadonlyMap<string | number, JsonNode>>();
  const membersOf = (node: JsonNode) => {
    const known = indexes.get(node);
    if (known) return known;
    const made = new Map<string | number, JsonNode>();
    for (const [index, child] of (node.children ?? []).entries()) {
      made.set(child.type === "property" ? String(child.children?.[0]?.value) : index, child);
    }
    indexes.set(node, made);
    return made;
  };
  return (path) => {
    let [node, found]: [JsonNode, JsonNode] = [root, root];
    for (const step of path) {
      const next = membersOf(node).get(step);
      // What is not there is shown at what would hold it.
      if (!next) break;
      found = next;
      node = next.type === "property" ? (next.children?.[1] ?? next) : next;
    }
    return { offset: found.offset, length: found.length };
  };
}
