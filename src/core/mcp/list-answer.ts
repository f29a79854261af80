import { nodeAt, nodeValue, parse, pretty } from "../text/index.ts";

/** A page of `tools/list` in the server's own characters. */
export interface ListAnswer {
  /** The text of each entry; null where the answer holds no list of tools. */
  readonly tools: readonly string[] | null;
  readonly nextCursor: string | null;
  /** The answer for a person to look at. */
  readonly text: string;
}

/** Reads the answer to `tools/list` and loses nothing of it: what is invalid, repeated or too long for JavaScript stays as it is. */
export function readListAnswer(answer: string): ListAnswer {
  const { root } = parse(answer);
  const result = root && nodeAt(root, ["result"]);
  if (!result) return { tools: null, nextCursor: null, text: answer };
  const list = nodeAt(result, ["tools"]);
  const cursor = nodeAt(result, ["nextCursor"]);
  const nextCursor = cursor ? nodeValue(cursor) : null;
  return {
    tools: list?.type === "array" ? (list.children ?? []).map((tool) => pretty(tool, answer, "    ")) : null,
    nextCursor: typeof nextCursor === "string" ? nextCursor : null,
    text: `${pretty(result, answer)}\n`,
  };
}

/** A document of the texts of some tools. */
export function documentOf(tools: readonly string[]): string {
  return tools.length === 0 ? '{\n  "tools": []\n}\n' : `{\n  "tools": [\n    ${tools.join(",\n    ")}\n  ]\n}\n`;
}
