import { nodeValue, parse, placeAt } from "../text/index.ts";
import type { Json, Path, Span } from "../types.ts";
import { isSchemaPlace } from "./schema-place.ts";
import { valuesFor } from "./values.ts";

/** What may be offered at a place of a tool's text. */
export type Completion =
  /** Words of one's own: whatever was offered would only be in the way. */
  | { readonly kind: "prose" }
  /** What the document itself says may stand here, as JSON, in its order. */
  | { readonly kind: "values"; readonly values: readonly Json[]; readonly replaces: Span; readonly isKey: boolean }
  /** The keywords and patterns of descriptors. `true` and `false` are schemas too, but nobody means them. */
  | { readonly kind: "keywords"; readonly isSchema: boolean };

const prose = new Set(["description", "title", "name", "$comment", "pattern", "contentMediaType", "src", "version"]);
const ownWords = new Set(["const", "default", "examples", "enum", "_meta"]);

export function completionAt(text: string, offset: number): Completion {
  const { path, isKey, token } = placeAt(text, offset);
  const replaces = token ?? { offset, length: 0 };
  const values = valuesFor(
    parsedValue(text),
    path,
    isKey,
    text.slice(replaces.offset, replaces.offset + replaces.length),
  );
  if (values) return { kind: "values", values, replaces, isKey };
  const isText = token !== undefined && text[token.offset] === '"' && !isKey;
  if (isText && isProse(path)) return { kind: "prose" };
  return { kind: "keywords", isSchema: !isKey && isSchemaPlace(path) };
}

/** Texts of people, and values that only the author can know. Fields may have these names too: those hold schemas. */
function isProse(path: Path): boolean {
  const keys = path.filter((key) => typeof key === "string");
  const last = keys.at(-1) ?? "";
  return prose.has(last) || keys.some((key) => ownWords.has(key));
}

function parsedValue(text: string): Json | undefined {
  const { root } = parse(text);
  return root && nodeValue(root);
}
