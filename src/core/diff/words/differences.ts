import { canonicalJson } from "../../json.ts";
import type { Json } from "../../types.ts";
import { code, codeValue, visible } from "../../words.ts";
import { hiddenDifference } from "./annotations.ts";

/** One place that differs from a target: it is missing on one side, or both have something else. */
export function placeDiffers(name: string, own: Json | undefined, target: Json | undefined): string {
  if (target === undefined) return `${code(name)} is not in the target`;
  if (own === undefined) return `${code(name)} is missing: the target has ${shown(target)}`;
  return `${code(name)} differs: ${howTexts(own, target)}`;
}

export function nameDiffers(from: string, to: string): string {
  return `${code(from)} is called ${code(to)} in the target`;
}

export function entryDiffers(key: string, value: Json, isExtra: boolean): string {
  return isExtra
    ? `${code(key)} has ${codeValue(value)}, the target has not`
    : `${code(key)} lacks ${codeValue(value)}, which the target has`;
}

/** Where two texts part, so that no difference of one character is missed. */
function howTexts(own: Json, target: Json): string {
  if (typeof own !== "string" || typeof target !== "string")
    return `${shown(own)} here, ${shown(target)} in the target`;
  const hidden = hiddenDifference(own, target);
  if (hidden) return `only in characters that nobody sees (${hidden})`;
  let at = 0;
  while (own[at] === target[at]) at++;
  const part = (text: string) => `\`${visible(text.slice(Math.max(0, at - 10), at + 20)).replaceAll("`", "'")}\``;
  return own.length + target.length <= 60
    ? `${shown(own)} here, ${shown(target)} in the target`
    : `from character ${at + 1} on, ${part(own)} here and ${part(target)} in the target`;
}

function shown(value: Json): string {
  return typeof value === "object" && value !== null && canonicalJson(value).length > 60
    ? Array.isArray(value)
      ? "a list"
      : "an object"
    : codeValue(value);
}
