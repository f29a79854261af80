import { isObject, member } from "../../json.ts";
import { rareKeywords, referencesOf, subschemas } from "../../schema/index.ts";
import { toPointer } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import type { ToolChange } from "../model/change.ts";
import { unusedTextChanged } from "../words/tools.ts";

/**
 * New words where the comparison by meaning does not look: in comments and in definitions that nothing refers to.
 * They say nothing of values, but a model may be given the whole text.
 */
export function unseenTexts(
  tool: string,
  direction: "input" | "output",
  older: Json | undefined,
  newer: Json | undefined,
): ToolChange[] {
  if (!isObject(newer) || !unseen.some((keyword) => rareKeywords(newer).has(keyword))) return [];
  const known = new Set(wordsOf(older).map(({ text }) => text));
  const unused = unusedIn(newer);
  return wordsOf(newer)
    .filter(({ keyword, text, path }) => !known.has(text) && (keyword === "$comment" || unused(path)))
    .slice(0, maxTexts)
    .map(({ keyword, text, path }) => ({
      tool,
      path: toPointer([`${direction}Schema`, ...path, keyword]),
      kind: "unused-text-changed",
      direction,
      severity: "behavioural",
      ...unusedTextChanged(keyword),
      to: text,
    }));
}

const maxTexts = 20;
/** Where words stand that the comparison by meaning does not look at. */
const unseen = ["$comment", "$defs", "definitions"];

interface Words {
  readonly keyword: string;
  readonly text: string;
  readonly path: Path;
}

function wordsOf(root: Json | undefined): Words[] {
  if (root === undefined) return [];
  return [...subschemas(root)].flatMap(({ schema, path }) =>
    ["$comment", "description", "title"].flatMap((keyword) => {
      const text = member(schema, keyword);
      return typeof text === "string" ? [{ keyword, text, path }] : [];
    }),
  );
}

/** Tells the paths inside of definitions that no reference from elsewhere leads to. */
function unusedIn(root: JsonObject): (path: Path) => boolean {
  const within = (inner: Path, outer: Path) => outer.every((step, index) => inner[index] === step);
  const references = referencesOf(root);
  const isUsed = (definition: Path) =>
    references.some(
      ({ path, target }) =>
        !within(path, definition) && (!target || within(target, definition) || within(definition, target)),
    );
  const kept = new Map<string, boolean>();
  return (path) => {
    if (path[0] !== "$defs" && path[0] !== "definitions") return false;
    const definition = path.slice(0, 2);
    const key = toPointer(definition);
    const used = kept.get(key) ?? isUsed(definition);
    kept.set(key, used);
    return !used;
  };
}
