import { asClient, type ClientOptions } from "../../clients/index.ts";
import { member } from "../../json.ts";
import { findRevision, latestRevision } from "../../mcp/index.ts";
import { remembered } from "../../memo.ts";
import type { TextEdit } from "../../types.ts";
import { count } from "../../words.ts";
import { savingWords } from "./saving-words.ts";
import { type Shortened, shortenedTool, shortenings } from "./shorten.ts";
import type { SavingContext, SavingKind, Shortening } from "./shortening.ts";

/** What could be said with fewer tokens in a document. */
export interface Saving {
  readonly id: string;
  readonly kind: SavingKind;
  readonly title: string;
  /** Where, and what it changes for a model or a caller. */
  readonly effect: string;
  /** Nothing is lost by it: chosen until somebody says otherwise. */
  readonly isSafe: boolean;
  readonly tokens: number;
  readonly places: number;
  /** The tools that it shortens, by their place in the list. */
  readonly tools: readonly number[];
  readonly lost?: string;
}

export interface SavingOptions {
  readonly revision: string;
  /** Texts that all of these cut are cut. */
  readonly clients: readonly string[];
  /** What a tool costs, in whatever is counted. */
  readonly tokens: (tool: Shortened["value"]) => number;
}

interface SavedTool {
  readonly text: string;
  readonly value: Shortened["value"];
}

/** What each tool can do without is remembered by its text: after an edit one tool is looked through. */
export function savingFinder() {
  let known = new Map<string, readonly Shortened[]>();
  let context = "";
  return function savings(
    tools: readonly SavedTool[],
    options: SavingOptions,
    progress?: (at: number) => void,
  ): readonly Saving[] {
    const now = contextOf(options);
    const isSame = JSON.stringify([now.revision.id, now.cut]) === context;
    context = JSON.stringify([now.revision.id, now.cut]);
    const before = isSame ? known : new Map<string, readonly Shortened[]>();
    known = new Map();
    const found = tools.flatMap(({ text, value }, index) => {
      progress?.(index);
      const own = remembered(known, text, () => before.get(text) ?? shortenings(text, now));
      return own.map((one) => ({
        ...one,
        index,
        tool: nameOf(value),
        saved: options.tokens(value) - options.tokens(one.value),
      }));
    });
    return grouped(found.filter(({ saved }) => saved > 0));
  };
}

interface Found extends Shortened {
  readonly index: number;
  readonly tool: string;
  readonly saved: number;
}

/** Names are not ids: two tools may have one. */
const idOf = ({ kind, key }: Shortening, index: number) =>
  kind === "shared" || kind === "cut" ? `${kind}/${index}/${key}` : kind;

function grouped(found: readonly Found[]): readonly Saving[] {
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const id = idOf(one, one.index);
    groups.set(id, [...(groups.get(id) ?? []), one]);
  }
  return [...groups]
    .map(([id, own]): Saving => {
      const [first] = own as [Found, ...Found[]];
      const places = own.reduce((sum, one) => sum + one.places, 0);
      const where = own.length === 1 ? `\`${first.tool}\`` : count(own.length, "tool");
      const { title, effect, isSafe } = savingWords[first.kind]({
        places,
        key: first.key,
        tool: first.tool,
        lost: first.lost ?? "",
      });
      return {
        ...{ id, kind: first.kind, title, isSafe, places },
        effect: `${where}, ${effect}`,
        tokens: own.reduce((sum, { saved }) => sum + saved, 0),
        tools: own.map(({ index }) => index),
        ...(first.lost !== undefined && { lost: first.lost }),
      };
    })
    .sort((a, b) => Number(b.isSafe) - Number(a.isSafe) || b.tokens - a.tokens);
}

/** The edits of a document that make the chosen savings, one a tool; comments and layout around them stay. */
export function savingEdits(
  tools: readonly (SavedTool & { readonly offset: number })[],
  chosen: readonly Pick<Saving, "id" | "tools">[],
  options: SavingOptions,
): readonly TextEdit[] {
  const ids = new Set(chosen.map(({ id }) => id));
  const touched = new Set(chosen.flatMap((saving) => saving.tools));
  const context = contextOf(options);
  return tools.flatMap(({ text, offset }, index) => {
    if (!touched.has(index)) return [];
    const after = shortenedTool(text, context, (one) => ids.has(idOf(one, index)));
    return after === text ? [] : [smallestEdit(text, after, offset)];
  });
}

/** What is the same at both ends is not touched. */
function smallestEdit(before: string, after: string, offset: number): TextEdit {
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start++;
  let end = 0;
  while (end < max - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { offset: offset + start, length: before.length - start - end, text: after.slice(start, after.length - end) };
}

function contextOf({ revision, clients }: SavingOptions): SavingContext {
  return { revision: findRevision(revision) ?? latestRevision, cut: commonCut(clients) };
}

/** A description that every client on the list cuts is read up to the longest of the cuts. */
function commonCut(clients: readonly string[]): number | undefined {
  if (clients.length === 0) return undefined;
  const probe = { name: "tool", description: "x".repeat(100_000), inputSchema: { type: "object" } };
  const options: ClientOptions = {};
  const cuts = clients.map((client) => {
    const step = asClient(probe, { ...options, client }).steps.find(
      ({ code, path }) => code === "description-cut" && path === "/description",
    );
    return typeof step?.args.max === "number" ? step.args.max : Number.POSITIVE_INFINITY;
  });
  const max = Math.max(...cuts);
  return Number.isFinite(max) ? max : undefined;
}

function nameOf(tool: Shortened["value"]): string {
  const name = member(tool, "name");
  return typeof name === "string" ? name : "";
}
