import { sha1 } from "../text/index.ts";
import type { Work } from "./client.ts";
import { fieldTrail } from "./trail.ts";

const nameTrail = fieldTrail("name");

/** Tells that characters of the tool's own name were replaced, where they were. */
export function noteCharacters(own: string, kept: string, name: string, work: Work): void {
  if (own !== kept) work.note("name-characters", nameTrail, { name });
}

/** The first characters of a name; where it is longer that is told. */
export function cut(name: string, max: number, work: Work): string {
  if (name.length <= max) return name;
  const short = name.slice(0, max);
  work.note("name-cut", nameTrail, { name: short, length: name.length, max });
  return short;
}

/** A name that ends in the first digits of a hash. */
export function hashed(stem: string, seed: string, digits: number): string {
  return `${stem}_${sha1(seed).slice(0, digits)}`;
}

export function noteHashed(name: string, length: number, max: number, work: Work): void {
  work.note("name-hashed", nameTrail, { name, length, max });
}
