import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { fixAll } from "../fix.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Json, Settings } from "../types.ts";

const closed = { type: "object", properties: {}, additionalProperties: false };
const ping = { name: "ping", description: "Answers pong.", inputSchema: closed };
const withInput = (inputSchema: Json) => ({ ...ping, inputSchema });
const withProperty = (schema: Json) => withInput({ type: "object", properties: { region: schema } });

function findings(document: unknown, rules: RegExp, settings: Partial<Settings> = {}) {
  const text = JSON.stringify(document, null, 2);
  const { diagnostics } = analyze(text, { preset: "all", ...settings });
  return diagnostics.filter(({ rule }) => rules.test(rule)).map((found) => ({ ...found, text }));
}

const said = (document: unknown, rules: RegExp, settings?: Partial<Settings>) =>
  findings(document, rules, settings).map(({ rule, severity, path }) => `${severity} ${rule.slice(4)} ${path}`);

const old = { revision: "2025-11-25" };

describe("names", () => {
  it.each([
    [["a.b", "a_b"], ["warning name-normalized-collision /1/name"]],
    [["getUser", "getuser"], ["warning name-normalized-collision /1/name"]],
    [["a", "a"], ["error name-unique /1/name"]],
    [
      ["a.b", "a_b", "a_b"],
      ["warning name-normalized-collision /1/name", "error name-unique /2/name"],
    ],
    [["a-b", "a_b"], []],
    [["", ""], []],
    [["-", "a"], ["warning name-edge-punctuation /0/name"]],
    [["_a_", "a--b", "a.b"], []],
  ])("%j", (names, expected) => {
    const tools = names.map((name) => ({ ...ping, name }));
    expect(said(tools, /^mcp\/name-(edge|normalized|unique)/)).toEqual(expected);
  });
});

describe("x-mcp-header", () => {
  const rules = /^mcp\/x-header/;
  const here = "/inputSchema/properties/region";
  it.each<[string, Json, string[]]>([
    ["text", { type: "string", "x-mcp-header": "Region" }, []],
    ["a blank", { type: "string", "x-mcp-header": " " }, [`error x-header-value ${here}/x-mcp-header`]],
    ["null", { type: "string", "x-mcp-header": null }, [`error x-header-value ${here}/x-mcp-header`]],
    ["a line break", { type: "string", "x-mcp-header": "a\nb" }, [`error x-header-token ${here}/x-mcp-header`]],
    ["every mark", { type: "boolean", "x-mcp-header": "!#$%&'*+-.^_`|~09azAZ" }, []],
    ["a union", { type: ["string", "null"], "x-mcp-header": "R" }, [`error x-header-type ${here}/type`]],
    ["a type of no kind", { type: "str", "x-mcp-header": "R" }, []],
    ["a whole number", { type: "integer", "x-mcp-header": "R" }, [`hint x-header-integer-range ${here}/x-mcp-header`]],
    ["limits", { type: "integer", exclusiveMinimum: 0, maximum: 9, "x-mcp-header": "R" }, []],
    ["a deep property", { type: "object", properties: { properties: { type: "string", "x-mcp-header": "R" } } }, []],
    [
      "a branch",
      { anyOf: [{ type: "number", "x-mcp-header": "" }] },
      [`error x-header-reachable ${here}/anyOf/0/x-mcp-header`],
    ],
    ["a property of that name", { type: "object", properties: { "x-mcp-header": { type: "number" } } }, []],
  ])("%s", (_, schema, expected) => {
    expect(said(withProperty(schema), rules)).toEqual(expected);
    expect(said(withProperty(schema), rules, old)).toEqual([]);
  });

  it("is never at the root, and nothing in an outputSchema", () => {
    const root = { ...closed, "x-mcp-header": "R" };
    expect(said(withInput(root), rules)).toEqual(["error x-header-reachable /inputSchema/x-mcp-header"]);
    expect(said({ ...ping, outputSchema: root }, rules)).toEqual([]);
  });
});

describe("references", () => {
  const refer = ($ref: string, more = {}) => withInput({ type: "object", properties: { a: { $ref } }, ...more });
  it.each<[unknown, string | undefined]>([
    [refer("#/$defs/A", { $defs: { A: {} } }), undefined],
    [refer("#/$defs/B", { $defs: { A: {} } }), undefined],
    [refer("item", { $defs: { A: { $id: "item" } } }), undefined],
    [refer("https://e.com/item", { $id: "https://e.com/root", $defs: { A: { $id: "item" } } }), undefined],
    [refer("http://json-schema.org/draft-07/schema#"), undefined],
    [refer("$defs/A", { $defs: { A: {} } }), "Use `#/$defs/A`"],
    [refer("A", { definitions: { A: {} } }), "Use `#/definitions/A`"],
    [refer("file:///etc/passwd"), ""],
    [refer("__proto__", { $defs: { A: {} } }), ""],
  ])("%j", (tool, title) => {
    const found = findings(tool, /^mcp\/external-ref/).map(({ fix }) => fix?.title ?? "");
    expect(found).toEqual(title === undefined ? [] : [title]);
  });
});

describe("the root of an outputSchema", () => {
  it.each<[Json, string, string[]]>([
    [{ type: "object" }, "", []],
    [{ type: "array" }, "/type", ["Wrap it in an object as `result`"]],
    [{ type: ["object"] }, "/type", ['safe Use "object"', "Wrap it in an object as `result`"]],
    [{ properties: { a: {} } }, "/", ['Add "type": "object"', "Wrap it in an object as `result`"]],
    [{ anyOf: [{ type: "object" }, { $ref: "#/anyOf/0" }] }, "/", ['safe Add "type": "object"']],
    [
      { $ref: "#/$defs/A", $defs: { A: { type: "object" } } },
      "/",
      ['safe Add "type": "object"', "Wrap it in an object as `result`"],
    ],
    [{ type: "arr" }, "", []],
  ])("%j", (outputSchema, at, titles) => {
    const found = findings({ ...ping, outputSchema }, /^mcp\/output-schema-root/);
    expect(found.map(({ path }) => path.replace("/outputSchema", "") || "/")).toEqual(at ? [at] : []);
    const fixes = found.flatMap(({ fix, alternatives = [] }) => (fix ? [fix, ...alternatives] : []));
    expect(fixes.map(({ title, safe }) => (safe ? `safe ${title}` : title))).toEqual(titles);
  });

  it("keeps definitions where references find them", () => {
    const outputSchema = { type: "array", items: { $ref: "#/$defs/A" }, $defs: { A: { type: "string" } } };
    const [found] = findings({ ...ping, outputSchema }, /^mcp\/output-schema-root/);
    const fixed = applyEdits(found?.text ?? "", found?.fix?.edits ?? []);
    expect(JSON.parse(fixed).outputSchema).toEqual({
      type: "object",
      properties: { result: { type: "array", items: { $ref: "#/$defs/A" } } },
      required: ["result"],
      $defs: { A: { type: "string" } },
    });
    expect(analyze(fixed).diagnostics).toEqual([]);
  });
});

describe("fields by revision", () => {
  const tool = {
    ...ping,
    title: "Ping",
    annotations: {},
    icons: [],
    execution: { taskSupport: "optional" },
    _meta: {},
  };
  it.each([
    ["2024-11-05", ["annotations", "title", "_meta", "icons", "execution"]],
    ["2025-03-26", ["title", "_meta", "icons", "execution"]],
    ["2025-06-18", ["icons", "execution"]],
    ["2025-11-25", []],
    ["2026-07-28", []],
  ])("%s", (revision, fields) => {
    const found = findings(tool, /^mcp\/field-revision/, { revision }).map(({ path }) => path.slice(1));
    expect(found.toSorted()).toEqual(fields.toSorted());
  });

  it("passes over what the SDK writes into every tool", () => {
    for (const revision of ["2024-11-05", "2025-11-25", "2026-07-28"]) {
      const settings = { revision, preset: "recommended" } as const;
      expect(
        analyze(JSON.stringify({ ...ping, execution: { taskSupport: "forbidden" } }), settings).diagnostics,
      ).toEqual([]);
    }
  });

  it("speaks of tasks once", () => {
    const rules = /^mcp\/(execution|field)/;
    const support = (taskSupport: Json) => ({ ...ping, execution: { taskSupport } });
    expect(said(support("required"), rules)).toEqual(["warning execution-removed /execution/taskSupport"]);
    expect(said(support("required"), rules, old)).toEqual([]);
    expect(said(support("Required"), rules)).toEqual(["error execution-task-support /execution/taskSupport"]);
    expect(said({ ...ping, execution: {} }, rules)).toEqual([]);
    expect(said({ ...ping, execution: null }, rules)).toEqual(["error execution-task-support /execution"]);
  });
});

describe("_meta", () => {
  it.each<[string, string | undefined, string?]>([
    ["com.example/owner", undefined],
    ["com.example.mcp/owner", undefined],
    ["mcp.example.com/registry", undefined],
    ["io.modelcontextprotocol/serverInfo", undefined],
    ["io.modelcontextprotocol.registry/official", undefined],
    ["openai/toolInvocation/invoking", undefined],
    ["ui", undefined],
    ["com.example/", undefined],
    ["io.modelcontextprotocol/mine", "meta-key-reserved"],
    ["dev.mcp/x", "meta-key-reserved"],
    ["dev.mcp/x", undefined, "2025-06-18"],
    ["tools.mcp.com/x", "meta-key-reserved", "2025-06-18"],
    ["com.mcp.tools/x", "meta-key-reserved", "2025-11-25"],
    ["owner", "meta-key-unprefixed"],
    ["my key", "meta-key-format"],
    ["a/b/c", "meta-key-format"],
    ["1a/b", "meta-key-format"],
    ["a-/b", "meta-key-format"],
    ["a..b/c", "meta-key-format"],
    ["/b", "meta-key-format"],
    ["a/_b", "meta-key-format"],
    ["", "meta-key-unprefixed"],
    ["x".repeat(100_000), "meta-key-format"],
    ["a key", undefined, "2025-03-26"],
  ])("%.40s", (key, rule, revision = "2026-07-28") => {
    const found = findings({ ...ping, _meta: { [key]: {} } }, /^mcp\/meta-/, { revision });
    expect(found.map((one) => one.rule.slice(4))).toEqual(rule ? [rule] : []);
  });
});

describe("icons", () => {
  const src = "https://example.com/a.png";
  it.each<[string, Json, string[]]>([
    ["a full one", [{ src, sizes: ["48x48", "any"], theme: "light", mimeType: "image/jpg" }], []],
    ["none", [], []],
    ["null", null, ["error icons-shape /icons"]],
    ["one without a list", { src }, ["error icons-shape /icons"]],
    ["an address of no kind", [{ src: 1 }], ["error icons-shape /icons/0/src"]],
    ["a kind of no kind", [{ src, mimeType: 1 }], ["error icons-shape /icons/0/mimeType"]],
    ["sizes in one text", [{ src, sizes: "48x48 96x96" }], ["error icons-sizes /icons/0/sizes"]],
    ["a size as a number", [{ src, sizes: [48] }], ["error icons-sizes /icons/0/sizes/0"]],
    ["a size in words", [{ src, sizes: ["large"] }], ["warning icons-sizes /icons/0/sizes/0"]],
    ["another theme", [{ src, theme: "blue" }], ["error icons-theme /icons/0/theme"]],
    ["an old kind", [{ src, mimeType: "image/x-icon" }], ["info icons-mime /icons/0/mimeType"]],
  ])("%s", (_, icons, expected) => {
    expect(said({ ...ping, icons }, /^mcp\/icons/)).toEqual(expected);
  });

  it("get lists of sizes from texts", () => {
    const fixed = fixAll(JSON.stringify({ ...ping, icons: [{ src, sizes: "48x48 96x96" }] }));
    expect(JSON.parse(fixed).icons[0].sizes).toEqual(["48x48", "96x96"]);
  });
});

describe("views", () => {
  it.each<[Json, string[]]>([
    [{ resourceUri: "ui://a/b", visibility: ["model", "app"] }, []],
    [{ resourceUri: "ui://" }, ["error ui-resource-uri /_meta/ui/resourceUri"]],
    [{ resourceUri: null }, ["error ui-resource-uri /_meta/ui/resourceUri"]],
    [{ visibility: [] }, ["error ui-visibility /_meta/ui/visibility"]],
    [{ visibility: ["Model"] }, ["error ui-visibility /_meta/ui/visibility/0"]],
    [{ visibility: ["model", "user"] }, ["warning ui-visibility /_meta/ui/visibility/1"]],
    [[], []],
  ])("%j", (ui, expected) => {
    expect(said({ ...ping, _meta: { ui } }, /^mcp\/ui-/)).toEqual(expected);
  });
});

describe("tools without parameters", () => {
  it.each<[Json, boolean]>([
    [{ type: "object" }, false],
    [{ type: "object", properties: {} }, true],
    [{ type: "object", properties: {}, required: [] }, true],
    [{ type: "object", additionalProperties: true }, false],
    [{ type: "object", additionalProperties: { type: "string" } }, false],
    [{ type: "object", anyOf: [{ properties: { a: {} } }] }, false],
    [{ type: "object", required: ["a"] }, false],
    [{ type: "object", properties: { a: {} } }, false],
  ])("%j", (schema, reported) => {
    expect(said(withInput(schema), /^mcp\/no-params/, { preset: "strict" })).toHaveLength(reported ? 1 : 0);
  });
});

describe("depth", () => {
  const nested = (levels: number): Json => (levels > 0 ? { items: nested(levels - 1) } : {});
  const siblings = { properties: { a: nested(5), b: nested(5) }, not: nested(5), anyOf: [nested(5), nested(5)] };
  it.each<[string, Json, number]>([
    ["12", nested(12), 0],
    ["13", nested(13), 1],
    ["siblings", siblings, 0],
    ["many", { properties: Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`p${index}`, {}])) }, 1],
  ])("%s", (_, schema, reported) => {
    expect(said(withInput(schema), /^mcp\/schema-complexity/)).toHaveLength(reported);
  });
});

describe("titles", () => {
  const titled = (title: Json, other: Json) => ({ ...ping, title, annotations: { title: other } });
  it.each<[unknown, string[]]>([
    [titled("A", "A"), []],
    [titled("A", ""), []],
    [titled("A", "B"), ["Remove `annotations.title`", "Use `title` for both", "Use `annotations.title` for both"]],
    [titled("ping", "Ping a host"), ["Use `annotations.title` for both", "Remove `annotations.title`"]],
    [{ ...ping, annotations: { title: "A" } }, ["Copy it to `title`"]],
  ])("%j", (tool, titles) => {
    const found = findings(tool, /^mcp\/title-/);
    const fixes = found.flatMap(({ fix, alternatives = [] }) => (fix ? [fix, ...alternatives] : []));
    expect(fixes.map(({ title }) => title)).toEqual(titles);
  });
});
