import { member } from "../../../json.ts";
import { keepLast, remember } from "../../../memo.ts";
import type { JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import { actionOf, nameWords } from "../../knowledge/tool-names.ts";
import { descriptionOf, oneEditApart, replaceName } from "../../knowledge/tool-texts.ts";
import type { Finding, Rule } from "../../rule.ts";

export const qualityDescriptionUnknownTool: Rule = {
  id: "quality/description-unknown-tool",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "A description sends the model to a tool that is not in the list",
  why: "A model that follows the text calls a name that does not exist, gets an error and gives up or invents another. Mostly the tool was renamed and the text was not.",
  source: "Stale names in published servers; invariantlabs-ai/mcp-scan E002 for names of other servers",
  fixable: true,
  examples: {
    bad: `[
  { "name": "get_user", "description": "Returns one user by id.", "inputSchema": { "type": "object" } },
  { "name": "delete_user", "description": «"Deletes a user for good. Call getUser first to see who it is."», "inputSchema": { "type": "object" } }
]`,
    good: `[
  { "name": "get_user", "description": "Returns one user by id.", "inputSchema": { "type": "object" } },
  { "name": "delete_user", "description": "Deletes a user for good. Call get_user first to see who it is.", "inputSchema": { "type": "object" } }
]`,
  },
  *document({ shape, tools }) {
    if (tools.length < 2) return;
    const index = lastIndex(tools.map(({ value }) => member(value, "name")).filter((name) => typeof name === "string"));
    const all = tools.map((tool) => tool.value);
    const known = new Map<string, boolean>();
    let written: string | undefined;
    for (const { value, path } of tools) {
      for (const [word, meant] of mentions(candidatesOf(value), index)) {
        // A bare array may be a part of a list, and the tool in the other part.
        if (meant === undefined && shape === "array") continue;
        // Whatever stands in quotes somewhere may be meant: a parameter, a value, another tool.
        written ??= JSON.stringify(all);
        if (!known.has(word)) known.set(word, written.includes(`"${word}"`));
        if (!known.get(word)) yield finding([...path, "description"], descriptionOf(value) ?? "", word, meant);
      }
    }
  },
};

const identifiers = /(?<![\w./<$-])[a-z]+(?:[_-][a-z\d]+|(?<=[a-z\d])[A-Z][a-z\d]+)+(?!\w|[(/>=]|[.:-]\w)/g;
const called = /\b(?:call|calling|use|using|run|invoke|try)\s+(?:the\s+)?["'`]?$/i;
const hinted = /\b(?:see|via|with|from|by)\s+(?:the\s+)?["'`]?$/i;

interface Index {
  readonly names: readonly string[];
  /** By its words, by the end of them, and by the words in any order. */
  readonly byWords: ReadonlyMap<string, string>;
  readonly byEnd: ReadonlyMap<string, string>;
  readonly byBag: ReadonlyMap<string, string>;
}

/** Most changes leave all names as they are. */
const lastIndex = keepLast(indexOf);

function indexOf(all: readonly string[]): Index {
  const names = all.filter((name) => name.length <= longestName);
  return {
    names,
    byWords: new Map(names.map((name) => [nameWords(name).join("_"), name])),
    byEnd: new Map(names.flatMap((name) => [...name.matchAll(/_/g)].map(({ index }) => [name.slice(index + 1), name]))),
    byBag: new Map(names.map((name) => [bag(name), name])),
  };
}

interface Candidate {
  readonly word: string;
  readonly isCalled: boolean;
}

/** What a description may mean as names of tools. Kept by tool, for this is asked of all tools at every change. */
const candidatesOf = remember((tool: JsonObject): readonly Candidate[] => {
  const text = descriptionOf(tool) ?? "";
  return [...text.matchAll(identifiers)].flatMap(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 24), index);
    const after = text.slice(index + word.length, index + word.length + 7);
    const isCalled = called.test(before) || /^["'`]? tool\b/.test(after);
    return isCalled || hinted.test(before) ? [{ word, isCalled }] : [];
  });
});

/** Names that a text speaks of as tools without being any, with the tool that is meant where that is clear. */
function mentions(
  candidates: readonly Candidate[],
  { names, byWords, byEnd, byBag }: Index,
): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const { word, isCalled } of candidates) {
    if (found.has(word) || found.size === maxMentions) continue;
    const same = byWords.get(nameWords(word).join("_"));
    if (same === word) continue;
    const meant = same ?? (isCalled ? byEnd.get(word) : undefined);
    // In hyphens many things are written that are no names: read-only, real-time.
    const isName = isCalled && actionOf(word) !== undefined && !word.includes("-");
    if (meant !== undefined) found.set(word, meant);
    else if (isName) found.set(word, byBag.get(bag(word)) ?? names.find((name) => oneEditApart(name, word)));
  }
  return found;
}

const maxMentions = 20;
const longestName = 128;

function bag(name: string): string {
  const singular = nameWords(name).map((word) => word.replace(/s$/, ""));
  return singular.toSorted().join(" ");
}

function finding(path: Path, text: string, word: string, meant: string | undefined): Finding {
  const said = `The description speaks of ${code(word)}, which is not in this list`;
  if (meant === undefined) return { path, message: `${said}: a model that calls it gets an error` };
  const value = replaceName(text, word, meant);
  return {
    path,
    message: `${said}: did you mean ${code(meant)}?`,
    repairs: [{ title: `Write ${code(meant)}`, safe: false, changes: [{ kind: "set", path, value }] }],
  };
}
