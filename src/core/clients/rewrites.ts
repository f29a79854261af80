import { sameJson } from "../json.ts";
import { remembered } from "../memo.ts";
import { applyEdits, type Change, changesTo, editsFor, nodeValue, parse } from "../text/index.ts";
import type { JsonObject, TextEdit, ToolSlice } from "../types.ts";
import { type AsClient, asClient, type ClientOptions } from "./as-client.ts";
import type { Rewrite } from "./rewrite.ts";
import { describeDefaults } from "./rewrites/describe-defaults.ts";
import { draft2020 } from "./rewrites/draft-2020-12.ts";
import { flattenRoot } from "./rewrites/flatten-root.ts";
import { inlineReferences } from "./rewrites/inline-references.ts";
import { type ClientVerdict, worse } from "./verdict.ts";

/** In the order in which they help most. */
const rewrites: readonly Rewrite[] = [flattenRoot, draft2020, inlineReferences, describeDefaults];

/** What a rewrite does to one client. */
export interface RewriteGain {
  readonly client: string;
  readonly before: ClientVerdict;
  readonly after: ClientVerdict;
  /** How many of the things that the client does to the tool end; below 0 where more begin. */
  readonly fewer: number;
}

/** One undoable edit of a document that makes more of the chosen clients take a tool as it is. */
export interface ClientRewrite {
  readonly id: Rewrite["id"];
  readonly title: string;
  readonly does: string;
  /** In the document. */
  readonly edits: readonly TextEdit[];
  /** The clients that gain by it, at least one. */
  readonly gains: readonly RewriteGain[];
  /** Those that then do worse: what one dialect needs, another does not know. */
  readonly losses: readonly RewriteGain[];
}

/** The rewrites of a tool by which at least one of the clients gains. */
export function clientRewrites(
  tool: Pick<ToolSlice, "tree" | "text" | "value" | "offset" | "faults">,
  clients: readonly string[],
  options: ClientOptions = {},
): readonly ClientRewrite[] {
  // Where the text is torn, members may belong to other objects than they seem to.
  if (tool.faults.some(({ kind }) => kind === "syntax" || kind === "duplicate-key")) return [];
  const before = new Map<string, AsClient>();
  return rewrites.flatMap((rewrite) => {
    const after = rewrite.apply(tool.value);
    if (!after) return [];
    const effects = effectsOf(tool.value, after, clients, options, before);
    const edits = effects.gains.length > 0 ? editsTo(tool, after) : undefined;
    if (!edits) return [];
    const { id, title, does } = rewrite;
    const shifted = edits.map((edit) => ({ ...edit, offset: edit.offset + tool.offset }));
    return [{ id, title, does, edits: shifted, ...effects }];
  });
}

/** The same as changes of the tool, for a repair. Undefined where nobody gains by it. */
export function rewriteChanges(
  tool: JsonObject,
  id: Rewrite["id"],
  clients: readonly string[],
  options: ClientOptions = {},
): { readonly title: string; readonly changes: readonly Change[] } | undefined {
  const rewrite = rewrites.find((one) => one.id === id);
  const after = rewrite?.apply(tool);
  if (!rewrite || !after || effectsOf(tool, after, clients, options).gains.length === 0) return undefined;
  return { title: rewrite.title, changes: changesTo(tool, after, []) };
}

function effectsOf(
  before: JsonObject,
  after: JsonObject,
  clients: readonly string[],
  options: ClientOptions,
  known = new Map<string, AsClient>(),
) {
  const gains: RewriteGain[] = [];
  const losses: RewriteGain[] = [];
  for (const client of clients) {
    const old = remembered(known, client, () => asClient(before, { ...options, client }));
    const now = asClient(after, { ...options, client });
    const fewer = old.reasons.length + old.omitted - now.reasons.length - now.omitted;
    const effect = { client, before: old.verdict, after: now.verdict, fewer };
    if (worse(now.verdict, old.verdict)) losses.push(effect);
    else if (worse(old.verdict, now.verdict) || fewer > 0) gains.push(effect);
  }
  return { gains, losses };
}

/** Small edits where they can be had; else the whole value is written anew. */
function editsTo({ tree, text, value }: Pick<ToolSlice, "tree" | "text" | "value">, after: JsonObject) {
  const ways: readonly (readonly Change[])[] = [
    changesTo(value, after, []),
    Object.entries(after).flatMap(([key, own]): Change[] =>
      sameJson(own, value[key]) ? [] : [{ kind: "set", path: [key], value: own }],
    ),
  ];
  for (const changes of ways) {
    const edits = editsFor(tree(), text, changes);
    if (edits && means(applyEdits(text, edits), after)) return edits;
  }
  return undefined;
}

function means(text: string, value: JsonObject): boolean {
  const { root, faults } = parse(text);
  return root !== undefined && !faults.some(({ kind }) => kind === "syntax") && sameJson(nodeValue(root), value);
}
