import { sameJson } from "../json.ts";
import { hiddenNames } from "../text/index.ts";
import type { Json } from "../types.ts";
import { code, codeValue } from "../words.ts";

export interface NoteChange {
  readonly key: string;
  readonly message: string;
  readonly reason: string;
  readonly from: Json | undefined;
  readonly to: Json | undefined;
}

/** What changed in what a schema or a tool says to people and models. */
export function* compareNotes(
  label: string,
  older: ReadonlyMap<string, Json>,
  newer: ReadonlyMap<string, Json>,
): Generator<NoteChange> {
  for (const key of new Set([...older.keys(), ...newer.keys()])) {
    const [from, to] = [older.get(key), newer.get(key)];
    if (sameJson(from, to)) continue;
    yield {
      key,
      from,
      to,
      message: `${label}: ${whatChanged(key, from, to)}`,
      reason: reasons[key] ?? "Clients and models may read it.",
    };
  }
}

const reasons: Readonly<Record<string, string>> = {
  description: "A model reads it to decide what to send: it may call the tool in other cases or with other values.",
  title: "People and models read it.",
  default: "A model or a client that leaves the value out counts on it.",
  examples: "A model imitates examples.",
  deprecated: "A model may avoid what is deprecated.",
};

function whatChanged(key: string, from: Json | undefined, to: Json | undefined): string {
  const name = key === "default" || key === "title" || key === "description" ? `the ${key}` : code(key);
  if (from === undefined)
    return typeof to === "object" || key === "description"
      ? `${name} was added`
      : `${name} was added: ${codeValue(to ?? null)}`;
  if (to === undefined) return `${name} is gone`;
  if (typeof from !== "string" || typeof to !== "string") {
    return short(from) && short(to) ? `${name} changed from ${codeValue(from)} to ${codeValue(to)}` : `${name} changed`;
  }
  const hidden = hiddenDifference(from, to);
  if (hidden) return `${name} changed only in characters that nobody sees: ${hidden}`;
  return short(from) && short(to) ? `${name} changed from ${codeValue(from)} to ${codeValue(to)}` : `${name} changed`;
}

function short(value: Json): boolean {
  return JSON.stringify(value).length <= 60;
}

const unseen = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** The names of the invisible characters, where two texts differ in nothing else; or that accents are written apart. */
export function hiddenDifference(from: string, to: string): string | undefined {
  if (from !== to && from.normalize() === to.normalize()) return "accents as characters of their own";
  if (!unseen.test(from) && !unseen.test(to)) return undefined;
  const strip = (text: string) => text.replace(/[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/gu, "").replace(/\p{Zs}/gu, " ");
  if (from === to || strip(from) !== strip(to)) return undefined;
  const [before, after] = [from, to].map((text) => [...text].filter((character) => unseen.test(character)));
  const codes = [...lacking(before, after), ...lacking(after, before)].map(
    (character) => character.codePointAt(0) ?? 0,
  );
  return codes.length > 0 ? hiddenNames(codes.map((code) => ({ code }))) : "their places";
}

/** What the one has more often than the other. */
function lacking(one: readonly string[] = [], other: readonly string[] = []): string[] {
  const left = [...other];
  return one.filter((character) => {
    const at = left.indexOf(character);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
