import { describe, expect, it } from "vitest";
import type { Json } from "../types.ts";
import { fileText, joined, source, trusted } from "./code.ts";
import { exportTools } from "./export-tools.ts";
import { fileNames, isSafePath } from "./file-names.ts";
import { identifiers } from "./identifiers.ts";
import { jsonText } from "./literals/json.ts";
import { tsComment, tsLiteral } from "./literals/typescript.ts";

describe("a template", () => {
  it("keeps the indentation of each place and leaves out empty lines", () => {
    const body = joined([trusted("one();"), trusted("two({\n  three,\n});")]);
    const text = fileText(source`
      function ${trusted("name")}() {
        ${undefined}
        ${body}
        ${[]}
        end(${undefined});
      }
    `);
    expect(text).toBe("function name() {\n  one();\n  two({\n    three,\n  });\n  end();\n}\n");
  });

  it("takes no plain text", () => {
    // @ts-expect-error: a string of the document is no code
    const wrong = () => source`${"anything"}`;
    expect(wrong).toThrow();
  });
});

describe("literals", () => {
  const values: Json[] = [
    null,
    -0,
    1e21,
    "*/ `\u0024{x}` </script> <!-- \u2028 \u202e \ud800 \u0000 \\ \" ' 😀",
    JSON.parse('{"__proto__":{"a":[1,[],{}]},"constructor":1,"a b":2,"1":3,"":4,"é":5}'),
    { long: "x".repeat(90), list: ["y".repeat(60), "z".repeat(60)] },
  ];
  it.each(values)("of TypeScript and JSON give the value back: %j", (value) => {
    const fromTs = new Function(`return (${tsLiteral(value).text});`)();
    expect(fromTs).toEqual(value);
    expect(JSON.stringify(fromTs)).toBe(JSON.stringify(value));
    expect(JSON.parse(jsonText(value))).toEqual(value);
    expect(tsLiteral(value).text).not.toMatch(/<\/|[\u2028\u202e\ud800]/u);
  });

  it("keep a number that is too large for a double", () => {
    expect(JSON.parse(jsonText(JSON.parse("[1e400,-1e400]")))).toEqual([Infinity, -Infinity]);
  });
});

it.each([
  ["ends */ here", "/** ends *\\/ here */"],
  ["@ts-nocheck", "/** \\@ts-nocheck */"],
  ["/", "/** \\/ */"],
  ["a\r\nb\u2028*/c\n\n", "/**\n * a\n * b\n * *\\/c\n */"],
])("a comment holds %j", (text, written) => {
  expect(tsComment(text)?.text).toBe(written);
});

it("a comment without text is nothing", () => {
  expect(tsComment(" \n ")).toBeUndefined();
});

describe("identifiers", () => {
  it("names 20,000 tools of one name apart", () => {
    const name = identifiers({ form: "camel", reserved: new Set(), fallback: "tool" });
    const file = fileNames("tool");
    const keys = Array.from({ length: 20_000 }, (_, index) => String(index));
    expect(new Set(keys.map((key) => name("run", key).text)).size).toBe(keys.length);
    expect(new Set(keys.map((key) => file("run", key))).size).toBe(keys.length);
  });

  const style = { form: "camel", reserved: new Set(["class", "constructor"]), fallback: "tool" } as const;
  it("are plain, unique and the same for the same text", () => {
    const name = identifiers(style);
    const wire = ["get-weather", "get_weather", "getWeather", "class", "工具", "", "1st", "a2", "a 2", "getHTTPStatus"];
    const names = wire.map((text) => name(text).text);
    expect(names).toEqual([
      ...["getWeather", "getWeather2", "getWeather3", "class2", "tool", "tool2", "n1st", "a2", "a2_2", "getHttpStatus"],
    ]);
    expect(wire.map((text) => name(text).text)).toEqual(names);
  });

  it("in snake case keep to lower case", () => {
    const name = identifiers({ ...style, form: "snake" });
    expect(["getWeather", "get weather", "HTTPServer"].map((text) => name(text).text)).toEqual([
      ...["get_weather", "get_weather_2", "http_server"],
    ]);
  });
});

describe("file names", () => {
  it("are safe and unique whatever the case", () => {
    const name = fileNames("tool");
    const wire = ["../../etc/passwd", "CON", "nul", "A", "a", ".git/hooks", "", " ", "x".repeat(300), "index", "~/x"];
    const names = wire.map((text) => name(text));
    expect(names.slice(0, 8)).toEqual([
      "etc-passwd",
      "con-tool",
      "nul-tool",
      "a",
      "a-2",
      "git-hooks",
      "tool",
      "tool-2",
    ]);
    for (const one of names) expect(isSafePath(`${one}.ts`), one).toBe(true);
    expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(names.length);
  });

  it.each([
    ...["../x", "/x", "a/../b", "a//b", "C:\\x", "nul.ts", "x.", "x ", ".npmrc", "a\\b", "node_modules/x", "-rf", ""],
    ...["a\u0000b", "a\nb", "é.ts", "x:y", "x".repeat(201)],
  ])("refuse %j", (path) => {
    expect(isSafePath(path)).toBe(false);
  });
});

describe("exportTools", () => {
  const tool = { name: "ping", inputSchema: { type: "object" } };
  it("says which target or option is meant", () => {
    expect(exportTools([tool], { to: "jsn" }).refused).toContain("did you mean `json`?");
    expect(exportTools([tool], { to: "json", options: { x: "1" } }).refused).toContain("has no options");
    expect(exportTools([], { to: "json" }).refused).toContain("no tool");
  });

  it("refuses what is nested too deeply", () => {
    let deep: Json = {};
    for (let depth = 0; depth < 20_000; depth++) deep = { a: deep };
    expect(exportTools([{ name: "deep", inputSchema: deep }], { to: "json" }).refused).toContain("nested");
  });

  it("gives one descriptor or a list", () => {
    expect(exportTools([tool], { to: "json" }).files).toEqual([
      { path: "ping.json", text: `${JSON.stringify(tool, null, 2)}\n` },
    ]);
    expect(exportTools([tool, tool], { to: "json" }).files.map(({ path }) => path)).toEqual(["tools.json"]);
  });
});
