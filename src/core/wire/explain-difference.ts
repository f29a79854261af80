import { fieldLife, revisions } from "../mcp/index.ts";
import type { RevisionChange } from "../revision.ts";
import type { Path } from "../types.ts";
import { code } from "../words.ts";

type Side = "left" | "right" | "changed";

interface Reason {
  readonly steps: readonly string[];
  readonly says: string;
}

/** What differs between any two messages, whatever their revisions. */
const general: readonly Reason[] = [
  { at: "http/headers/*", says: "The transport differs: a header that only one of the two has." },
  { at: "http/status", says: "The status of an error differs between the two." },
  { at: "body/id", says: "Only the number of the request." },
  { at: "body/params/protocolVersion", says: "The revision itself." },
  { at: "body/result/protocolVersion", says: "The revision itself." },
  { at: "body/result/content/*", says: "A kind of content that only one of the two revisions knows." },
].map(({ at, says }) => ({ steps: at.split("/"), says }));

/** What the revisions changed, a sentence a place; a place that several changed has one of several parts. */
const changed: readonly Reason[] = [...changesByPlace()].map(([at, parts]) => ({
  steps: at.split("/"),
  says: `${parts.map((part, index) => (index === 0 ? part : lowerFirst(part))).join("; ")}.`,
}));

const reasons = [...changed, ...general];

/** Why two messages differ at a path of `{ http, body }` or of a body alone; undefined where the path says nothing. */
export function explainDifference(from: Path, side: Side): string | undefined {
  const path = from[0] === "http" || from[0] === "body" ? from : ["body", ...from];
  const [, result, tools, , field] = path;
  const isField = path.length === 5 && result === "result" && tools === "tools" && typeof field === "string";
  if (isField && side !== "changed") return ofField(field);
  return reasons.find(({ steps }) => fits(steps, path))?.says;
}

function changesByPlace(): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { id, changes } of revisions) {
    for (const change of changes) places.set(change.at, [...(places.get(change.at) ?? []), clause(id, change)]);
  }
  return places;
}

function clause(id: string, change: RevisionChange): string {
  if ("since" in change) return `Since ${id} ${change.since}`;
  return "before" in change ? `Before ${id} ${change.before}` : `${id} ${change.does}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function ofField(field: string): string {
  const life = fieldLife(field);
  if (!life) return `${code(field)} is in no revision.`;
  if (life.removedIn === undefined) return `${code(field)} came with ${life.since}.`;
  if (life.last === life.since) return `${code(field)} is in ${life.since} only.`;
  return `${code(field)} came with ${life.since} and went with ${life.removedIn}.`;
}

function fits(steps: readonly string[], path: Path): boolean {
  const isOpen = steps.at(-1) === "**";
  const named = isOpen ? steps.slice(0, -1) : steps;
  if (isOpen ? path.length < named.length : path.length !== named.length) return false;
  return named.every((step, index) => {
    const given = String(path[index]);
    return step.endsWith("*") ? given.startsWith(step.slice(0, -1)) : given === step;
  });
}
