import { isObject, member } from "../../json.ts";
import { subschemas } from "../../schema/index.ts";
import type { Change } from "../../text/index.ts";
import type { Shorten } from "./shortening.ts";

/** Shorter ones are often no sentences, and what they say depends on where they stand. */
const minSentence = 25;

/** Sentences of parameters that the tool's own description has already, and those that stand twice in one text. */
export const sentences: Shorten = (tool) => {
  const changes: Change[] = [];
  let places = 0;
  const shorten = (text: string, path: readonly (string | number)[], known: ReadonlySet<string>) => {
    const { left, gone } = withoutRepeats(text, known);
    if (gone === 0 || left === "") return;
    changes.push({ kind: "set", path, value: left });
    places += gone;
  };
  const own = member(tool, "description");
  const told = new Set(typeof own === "string" ? sentencesOf(own).map(spoken) : []);
  if (typeof own === "string") shorten(own, ["description"], new Set());
  for (const { schema, path } of subschemas(member(tool, "inputSchema") ?? {}, ["inputSchema"])) {
    const text = isObject(schema) ? member(schema, "description") : undefined;
    if (typeof text === "string") shorten(text, [...path, "description"], told);
  }
  return changes.length === 0 ? [] : [{ kind: "sentences", key: "", changes, places }];
};

/** With the blanks behind it. */
const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*(?:[.!?]+\s*|$)/g) ?? [];
const spoken = (sentence: string) => sentence.trim();

function withoutRepeats(text: string, known: ReadonlySet<string>): { readonly left: string; readonly gone: number } {
  const all = sentencesOf(text);
  // Where the cutting lost a character, nothing is touched.
  if (all.join("") !== text) return { left: text, gone: 0 };
  const seen = new Set(known);
  const left = all.filter((sentence) => {
    const said = spoken(sentence);
    const isRepeated = said.length >= minSentence && seen.has(said);
    seen.add(said);
    return !isRepeated;
  });
  return { left: left.join("").trimEnd(), gone: all.length - left.length };
}
