import { type UnusableCode, type UnusableSchema, unusable } from "../unusable.ts";

/** Why Ajv refuses a schema, read out of its own text: it has no codes, and names its internals. */
export function refusal(message: string): UnusableSchema {
  for (const [pattern, code] of refusals) {
    const match = pattern.exec(message);
    if (match) return unusable(code, ...match.slice(1));
  }
  return unusable("bad-value");
}

const refusals: readonly (readonly [RegExp, UnusableCode])[] = [
  [/^type must be JSONType or JSONType\[\]: (.*)$/s, "bad-type"],
  [/^can't resolve reference (#.*) from id/s, "lost-reference"],
  [/^can't resolve reference (.*) from id/s, "foreign-reference"],
  [/^enum must have/, "empty-enum"],
  [/^([$\w]+) value must be (.*)$/s, "wrong-kind"],
  [/^"nullable" cannot/, "nullable-alone"],
  [/contradicts nullable/, "nullable-contradicts"],
  [/keyword "id"/, "old-id"],
  [/^invalid anchor "(.*)"/s, "bad-anchor"],
  [/"(.*)" (?:resolves to more than one|already exists)/s, "same-name"],
  [/only supports hash fragment/, "dynamic-outside"],
  [/^async /, "async"],
];
