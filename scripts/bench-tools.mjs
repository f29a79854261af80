// Tool lists to measure with: always the same for the same seed, no tool twice, about 2.5 kB a tool.

/** In the description of the middle tool: where the measurements type. */
export const anchor = "measurehere";

/** @typedef {{ name: string, description: string, inputSchema: any, outputSchema?: any }} Tool */

/**
 * @param {number} count
 * @param {number} [seed]
 * @returns {string} pretty-printed `{ "tools": [...] }`
 */
export function toolsText(count, seed = 1) {
  const random = randomFrom(seed);
  const tools = Array.from({ length: count }, (_, index) => tool(index, seed, random));
  const middle = tools[count >> 1];
  if (middle) middle.description += ` Once ${anchor} is set, it stays.`;
  return JSON.stringify({ tools }, null, 2);
}

/** @typedef {() => number} Random a number from 0 up to 1 */

/** @param {number} seed @returns {Random} mulberry32 */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @template T @param {readonly T[]} list @param {Random} random @returns {T} */
const pick = (list, random) => /** @type {T} */ (list[Math.floor(random() * list.length)]);

const verbs = ["list", "get", "create", "update", "delete", "search", "export", "archive", "merge", "compare"];
const nouns = [
  "invoice",
  "branch",
  "ticket",
  "calendar",
  "message",
  "deployment",
  "metric",
  "customer",
  "page",
  "file",
];
const words = [
  ..."amount status owner label region priority comment reviewer deadline category channel filter".split(" "),
];
const glue = ["of the", "for a", "in its", "that belongs to the", "used by every", "taken from the", "before the"];

/** @param {number} length in words, roughly @param {Random} random */
function prose(length, random) {
  let text = `The ${pick(words, random)}`;
  for (let used = 2; used < length; used += 3) text += ` ${pick(glue, random)} ${pick(words, random)}`;
  return `${text}.`;
}

/** @param {number} index @param {number} seed @param {Random} random @returns {Tool} */
function tool(index, seed, random) {
  const name = `${pick(verbs, random)}_${pick(nouns, random)}_${seed}_${index}`;
  return {
    name,
    ...(random() < 0.5 && { title: prose(4, random) }),
    description: prose(24, random),
    inputSchema: inputSchema(random),
    ...(random() < 0.33 && { outputSchema: objectSchema(3, 0, random) }),
    ...(random() < 0.4 && { annotations: { readOnlyHint: random() < 0.5, openWorldHint: random() < 0.5 } }),
  };
}

/** @param {Random} random */
function inputSchema(random) {
  const schema = objectSchema(2 + Math.floor(random() * 3), 1, random);
  schema.properties.note = { type: "string", description: prose(10, random), maxLength: 1000 };
  if (random() < 0.15) schema.$schema = "https://json-schema.org/draft/2020-12/schema";
  if (random() < 0.25) {
    schema.$defs = { range: objectSchema(2, 0, random) };
    schema.properties.range = { $ref: "#/$defs/range" };
  }
  if (random() < 0.05) schema.required.push("missing");
  return schema;
}

/** @param {number} size @param {number} depth @param {Random} random @returns {any} */
function objectSchema(size, depth, random) {
  /** @type {Record<string, unknown>} */
  const properties = {};
  while (Object.keys(properties).length < size) {
    properties[`${pick(words, random)}_${pick(words, random)}`] = property(depth, random);
  }
  const required = Object.keys(properties).filter(() => random() < 0.4);
  return { type: "object", properties, required, ...(random() < 0.5 && { additionalProperties: false }) };
}

/** @param {number} depth @param {Random} random @returns {any} */
function property(depth, random) {
  const description = random() < 0.85 ? { description: prose(10, random) } : {};
  const number = () => 1 + Math.floor(random() * 10_000);
  const leaves = [
    () => ({ type: "string", ...description, minLength: 1, maxLength: number() }),
    () => ({ type: "string", ...description, enum: [...new Set(words.filter(() => random() < 0.4)), "other"] }),
    () => ({ type: "string", ...description, format: pick(["date-time", "email", "uri", "uuid"], random) }),
    () => ({ type: "string", ...description, pattern: `^[a-z]{1,${1 + (number() % 90)}}$`, maxLength: number() }),
    () => ({ type: "integer", ...description, minimum: 0, maximum: number(), default: 0 }),
    () => ({ type: "number", ...description, exclusiveMinimum: 0, multipleOf: 0.5 }),
    () => ({ type: "boolean", ...description, default: random() < 0.5 }),
    () => ({ type: ["string", "null"], ...description, maxLength: number() }),
  ];
  if (depth === 0 || random() < 0.7) return pick(leaves, random)();
  const nests = [
    () => ({ type: "array", ...description, items: property(depth - 1, random), maxItems: number() }),
    () => ({ ...objectSchema(2, depth - 1, random), ...description }),
    () => ({ ...description, anyOf: [property(0, random), objectSchema(2, depth - 1, random)] }),
    () => ({
      ...description,
      oneOf: ["first", "second"].map((kind) => ({
        type: "object",
        properties: { kind: { const: kind }, value: property(0, random) },
        required: ["kind"],
      })),
    }),
  ];
  return pick(nests, random)();
}
