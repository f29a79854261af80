import { hiddenNames } from "../../text/index.ts";
import type { Json } from "../../types.ts";
import { code, codeValue } from "../../words.ts";

const reasons: Readonly<Record<string, string>> = {
  description: "A model reads it to decide what to send: it may call the tool in other cases or with other values.",
  title: "People and models read it.",
  default: "A model or a client that leaves the value out counts on it.",
  examples: "A model imitates examples.",
  deprecated: "A model may avoid what is deprecated.",
};

export function annotationReason(key: string): string {
  return Object.hasOwn(reasons, key) ? (reasons[key] ?? "") : "Clients and models may read it.";
}

export function annotationChanged(label: string, key: string, from: Json | undefined, to: Json | undefined): string {
  return `${label}: ${whatChanged(key, from, to)}`;
}

function whatChanged(key: string, from: Json | undefined, to: Json | undefined): string {
  const name = key === "default" || key === "title" || key === "description" ? `the ${key}` : code(key);
  if (from === undefined)
    return typeof to === "object" || key === "description"
      ? `${name} was added`
      : `${name} was added: ${codeValue(to ?? null)}`;
  if (to === undefined) return `${name} is gone`;
  const hidden = typeof from === "string" && typeof to === "string" ? hiddenDifference(from, to) : undefined;
  if (hidden !== undefined) return `${name} changed only in characters that nobody sees: ${hidden}`;
  return isShort(from) && isShort(to)
    ? `${name} changed from ${codeValue(from)} to ${codeValue(to)}`
    : `${name} changed`;
}

function isShort(value: Json): boolean {
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
