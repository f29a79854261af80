import { describe, expect, test } from "vitest";
import { readArguments } from "./arguments.ts";
import type { Command, Option } from "./command.ts";
import { isFailure } from "./host.ts";

const format = { name: "format", value: "name", choices: ["text", "json"], description: "" } as const satisfies Option;
const rule: Option = { name: "rule", value: "id", description: "", repeatable: true };
const fix: Option = { name: "fix", description: "" };

function command(operands: Command["operands"]): Command {
  return { name: "try", summary: "", operands, options: [format, rule, fix], examples: [], run: async () => 0 };
}

const files = { name: "files", description: "", missing: "name a file", many: true };

describe("given", () => {
  test("options stand anywhere, values after a blank or =", () => {
    const given = readArguments(command([files]), ["a", "--format=json", "-", "--rule", "x=off", "--fix", "--rule=y"]);
    if (given === "help" || isFailure(given)) throw new Error("refused");
    expect(given.operands).toEqual(["a", "-"]);
    expect(given.choice(format)).toBe("json");
    expect(given.all(rule)).toEqual(["x=off", "y"]);
    expect(given.flag(fix)).toBe(true);
  });

  test("what follows -- is no option", () => {
    const given = readArguments(command([files]), ["--", "--fix", "-h"]);
    expect(given).toMatchObject({ operands: ["--fix", "-h"] });
  });

  test.each([["--help"], ["-h"]])("%s asks for help whatever else is wrong", (word) => {
    expect(readArguments(command([files]), ["--nonsense", word])).toBe("help");
  });
});

test.each([
  [["--formt", "json", "a"], "--formt is no option: did you mean --format?"],
  [["-x", "a"], "-x is no option: choose one of --format, --rule, --fix, --help"],
  [["--format", "jsn", "a"], "jsn is no value of --format: did you mean json?"],
  [["--format", "xml", "a"], "xml is no value of --format: choose one of text, json"],
  [["a", "--format"], "--format needs a value: --format <text|json>"],
  [["--format", "--fix", "a"], "--format needs a value: --format <text|json>"],
  [["--rule=", "a"], "--rule needs a value: --rule <id>"],
  [["--fix=yes", "a"], "--fix takes no value: leave out =yes"],
  [[], "name a file"],
])("%j: %s", (words, problem) => {
  expect(readArguments(command([files]), words)).toEqual({ problem });
});

test("one word too many is refused", () => {
  const one = command([{ name: "rule", description: "" }]);
  expect(readArguments(one, ["a", "b"])).toMatchObject({ problem: expect.stringContaining("b is one word too many") });
  expect(readArguments(one, ["a"])).toMatchObject({ operands: ["a"] });
  expect(readArguments(command([]), ["a"])).toMatchObject({ problem: expect.stringContaining("takes no words") });
});
