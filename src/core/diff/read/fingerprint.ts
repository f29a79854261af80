/**
 * A number for the meaning of a schema: two schemas with the same number mean the same. The other way round is not
 * promised. The number stands for a text of all facets, in which every part is a number again; so the text stays short,
 * whatever the schema leads to. A schema that leads back to itself is named by how many levels up it is met again.
 */
import { isObject } from "../../json.ts";
import type { Json } from "../../types.ts";
import type { Contextual } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";
import { BySchema } from "./by-schema.ts";
import { fingerprintText } from "./fingerprint-text.ts";
import { read } from "./read.ts";
import { saysOfValues } from "./says.ts";

export interface Fingerprints {
  of(at: Located): number;
  /** Whether both have the same number. What lies below is read only where both say the same of the value itself. */
  areSame(one: Located, other: Located): boolean;
  ofContextual(contextual: Contextual): string;
}

const maxDepth = 200;
const maxSteps = 50_000;

/** With `exact`, equal numbers also mean that the same members and items are evaluated. */
export function createFingerprints(exact = false): Fingerprints {
  const numbers = new Map<string, number>();
  const known = new BySchema<number>();
  const open: Json[] = [];
  /** The outermost open schema that something below leads back to. */
  let reach = Number.POSITIVE_INFINITY;
  let steps = 0;

  const number = (text: string) => {
    const found = numbers.get(text) ?? numbers.size;
    numbers.set(text, found);
    return found;
  };

  const of = (start: Located): number => {
    const at = targetOf(start);
    const { schema } = at;
    if (typeof schema !== "object" || schema === null) return number(schema === true ? "{}" : JSON.stringify(schema));
    const before = known.get(at);
    if (before !== undefined) return before;
    const circle = open.indexOf(schema);
    if (circle >= 0) {
      reach = Math.min(reach, circle);
      return number(`up ${open.length - circle}`);
    }
    // Too deep or too large to tell: like nothing else.
    if (open.length > maxDepth || steps++ > maxSteps) return number(`unknown ${numbers.size}`);
    const outer = reach;
    reach = Number.POSITIVE_INFINITY;
    open.push(schema);
    const found = number(fingerprintText(read(at), of, exact ? undefined : ofContextual));
    open.pop();
    // Inside of a circle the number depends on where one came from.
    if (reach >= open.length) {
      known.set(at, found);
      reach = outer;
    } else reach = Math.min(reach, outer);
    return found;
  };
  const strict = exact ? undefined : createFingerprints(true);
  const ofContextual = ({ at, parts }: Contextual) => {
    const numbered = strict ?? { of };
    return `${at.root.dialect} ${parts.map(numbered.of).join()} in ${numbered.of(at)}`;
  };
  const areSame = (one: Located, other: Located) => {
    if (known.get(one) === undefined || known.get(other) === undefined) {
      const [left, right] = [targetOf(one), targetOf(other)];
      if (isObject(left.schema) && isObject(right.schema) && outlineOf(left) !== outlineOf(right)) return false;
    }
    return of(one) === of(other);
  };
  return { of, areSame, ofContextual };
}

/** The text of a fingerprint without the numbers in it: where this differs, that does. */
function outlineOf(at: Located): string {
  return fingerprintText(
    read(at),
    () => 0,
    () => "",
  );
}

/** A schema that only refers means what it refers to. */
function targetOf(start: Located): Located {
  let at = start;
  for (let steps = 0; steps < 100; steps++) {
    const { schema } = at;
    const isPlain = (key: string) => key === "$ref" || key === "allOf" || !saysOfValues(key);
    if (!isObject(schema) || !Object.keys(schema).every(isPlain)) return at;
    const [only, ...others] = read(at).allOf;
    if (!only || others.length > 0) return at;
    at = only;
  }
  return start;
}
