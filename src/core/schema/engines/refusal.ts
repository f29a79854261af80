import { code } from "../../words.ts";

/** Why Ajv refuses a schema, in our words. Its own text names its internals. */
export function refusal(message: string): string {
  for (const [pattern, words] of refusals) {
    const match = pattern.exec(message);
    if (match) return words(match[1] ?? "", match[2] ?? "");
  }
  return "a keyword in it has a value that validators cannot use";
}

const refusals: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^pattern (.*)$/s, (pattern) => `${code(pattern)} is not a regular expression that validators take`],
  [/^type must be JSONType or JSONType\[\]: (.*)$/s, (type) => `${code(type)} is not a JSON Schema type`],
  [/^can't resolve reference (#.*) from id/s, (target) => `\`$ref\` points at ${code(target)}, which does not exist`],
  [
    /^can't resolve reference (.*) from id/s,
    (target) => `\`$ref\` points at ${code(target)}, which is outside of the schema and is never fetched`,
  ],
  [/^enum must have/, () => "`enum` lists no value"],
  [/^([$\w]+) value must be (.*)$/s, (keyword, kinds) => `${code(keyword)} must be ${kindsInWords(kinds)}`],
  [/^"nullable" cannot/, () => "`nullable` stands without `type`"],
  [/contradicts nullable/, () => "`nullable` contradicts `type`"],
  [/keyword "id"/, () => "`id` was replaced by `$id`"],
  [/^invalid anchor "(.*)"/s, (anchor) => `${code(anchor)} is not a name that an anchor can have`],
  [/"(.*)" (?:resolves to more than one|already exists)/s, (name) => `two schemas call themselves ${code(name)}`],
  [/only supports hash fragment/, () => "`$dynamicRef` must stay inside the schema"],
  [/^async /, () => "`$async` is not part of JSON Schema"],
];

function kindsInWords(kinds: string): string {
  const names: Record<string, string> = { array: "a list", object: "an object", string: "text", number: "a number" };
  return [...kinds.matchAll(/\w+/g)].map(([kind]) => names[kind] ?? "true or false").join(" or ");
}
