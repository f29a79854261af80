/** Documents of every kind of size, each with arguments of the same size. */
export interface Kind {
  /** What there is twice as much of. */
  readonly of: string;
  readonly text: (size: number) => string;
  /** For its tool: mostly wrong at every place. */
  readonly args?: (size: number) => string;
  /** How often the steps may grow where that is not "a little more than twice". */
  readonly max?: number;
  /** How many there are at first, where much is done with each. */
  readonly usually?: number;
}

/** Twice the document may take a little more than twice the steps, as sorting does; a loop in a loop takes four times as many. */
export const usual = 2.5;
/** What is said of a place names the way to it, which is as long as the place is deep. Text with more than 500 levels is refused. */
const byDepth = 4;

/** What Compare puts together ends at 500 parts; up to there each is copied into the whole. */
const bounded = 4;

const many = (size: number, entry: (index: number) => string) =>
  Array.from({ length: size }, (_, index) => entry(index)).join();
const tool = (members: string) => `{"name":"a","description":"Does it.",${members}}`;
const withSchema = (members: string) => tool(`"inputSchema":{"type":"object",${members}}`);
const withProperties = (properties: string) => withSchema(`"properties":{${properties}}`);
const nulls = (size: number) => `{${many(size, (index) => `"p${index}":null`)}}`;
const unknown = (size: number) => `{${many(size, (index) => `"q${index}":1`)}}`;
const list = (size: number) => `{"p":[${many(size, (index) => `{"x":${index}}`)}]}`;

export const kinds: readonly Kind[] = [
  { of: "properties", text: (n) => withProperties(many(n, (i) => `"p${i}":{"type":"string"}`)), args: nulls },
  {
    of: "required properties",
    usually: 100,
    text: (n) =>
      withSchema(
        `"properties":{${many(n, (i) => `"p${i}":{"type":"string"}`)}},"required":[${many(n, (i) => `"p${i}"`)}]`,
      ),
  },
  {
    of: "unknown names",
    text: (n) => withSchema(`"additionalProperties":false,"properties":{${many(n, (i) => `"p${i}":{}`)}}`),
    args: unknown,
  },
  {
    of: "values of an enum",
    text: (n) => withProperties(`"p":{"type":"string","enum":[${many(n, (i) => `"v${i}"`)}]}`),
  },
  { of: "duplicate keys, all the same", text: (n) => withProperties(many(n, () => '"p":{"type":"string"}')) },
  { of: "duplicate keys, in pairs", text: (n) => withProperties(many(n, (i) => `"p${i >> 1}":{"type":"string"}`)) },
  { of: "wrong types", usually: 100, text: (n) => withProperties(many(n, (i) => `"p${i}":{"type":"String"}`)) },
  { of: "mistakes of syntax", text: (n) => withProperties(many(n, (i) => `p${i}:{'type':'string'}`)) },
  {
    of: "elements with a mistake",
    text: () => withProperties('"p":{"type":"array","items":{"type":"string"}}'),
    args: list,
  },
  { of: "branches", text: (n) => withProperties(`"p":{"anyOf":[${many(n, (i) => `{"const":${i}}`)}]}`) },
  {
    of: "branches of objects",
    usually: 100,
    text: (n) =>
      withProperties(
        `"p":{"oneOf":[${many(n, (i) => `{"type":"object","properties":{"kind":{"const":"k${i}"},"a${i}":{"type":"string"}},"required":["kind"]}`)}]}`,
      ),
    args: () => '{"p":{"kind":"x"}}',
  },
  { of: "required names", text: (n) => withSchema(`"properties":{},"required":[${many(n, (i) => `"p${i}"`)}]`) },
  {
    of: "patterns of names",
    usually: 100,
    text: (n) => withSchema(`"patternProperties":{${many(n, (i) => `"^p${i}":{"type":"string"}`)}}`),
    args: (n) => nulls(n / 20),
  },
  {
    of: "parts of an allOf",
    max: bounded,
    text: (n) => withSchema(`"allOf":[${many(n, (i) => `{"properties":{"p${i}":{"type":"string"}}}`)}]`),
    args: nulls,
  },
  {
    of: "places of a tuple",
    text: (n) =>
      withProperties(`"p":{"type":"array","prefixItems":[${many(n, (i) => `{"type":"integer","minimum":${i}}`)}]}`),
    args: list,
  },
  {
    of: "shared definitions",
    usually: 100,
    text: (n) =>
      withSchema(
        `"properties":{${many(n, (i) => `"p${i}":{"$ref":"#/$defs/d${i}"}`)}},"$defs":{${many(n, (i) => `"d${i}":{"type":"string"}`)}}`,
      ),
    args: nulls,
  },
  {
    of: "levels",
    text: (n) => withProperties(`"p":${'{"type":"array","items":'.repeat(n)}{"type":"string"}${"}".repeat(n)}`),
    args: (n) => `{"p":${"[".repeat(n)}${"]".repeat(n)}}`,
    max: byDepth,
  },
  { of: "letters of a title", text: (n) => withSchema(`"title":"${"Words and ".repeat(n * 20)}"`) },
  { of: "letters without a space", text: (n) => withSchema(`"title":"${"x".repeat(n * 200)}"`) },
  {
    of: "letters of a description",
    text: (n) => tool(`"inputSchema":{"type":"object"},"title":"${"It says. ".repeat(n * 20)}"`),
  },
  {
    of: "tools",
    text: (n) =>
      `[${many(n, (i) => `{"name":"get_${i}","description":"Gets ${i}.","inputSchema":{"type":"object"}}`)}]`,
  },
  {
    of: "tools of one name",
    text: (n) => `[${many(n, () => '{"name":"a","description":"Does it.","inputSchema":{"type":"object"}}')}]`,
  },
  {
    of: "saved calls",
    text: (n) =>
      `{"tools":[${withProperties('"p":{"type":"string"}')}],"cases":[${many(n, (i) => `{"name":"c${i}","tool":"a","arguments":{"p":${i}}}`)}]}`,
  },
];
