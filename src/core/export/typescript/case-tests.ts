import { sampleArguments } from "../../sample/index.ts";
import type { Case, JsonObject } from "../../types.ts";
import { fileText, source } from "../code.ts";
import { tsLiteral } from "../literals/typescript.ts";
import { schemaOf } from "../tool.ts";
import type { NamedTool } from "./named-tool.ts";
import { generatedMark } from "./server-file.ts";

/** The saved cases of a tool; one made up where there are none. */
export function casesFor({ tool, name }: NamedTool, cases: readonly Case[]): readonly JsonObject[] {
  const own = cases
    .filter((one) => one.tool === name)
    .map(({ name: title, arguments: given, expect }) => ({ name: title, arguments: given, expect }));
  if (own.length > 0 || !schemaOf(tool, "inputSchema")) return own;
  const { values } = sampleArguments(tool, { count: 1 });
  return values.map(({ value }) => ({ name: "example arguments are taken", arguments: value, expect: "valid" }));
}

/** A test for the runner of Node that tries each case against the input schema. `from` is the file of the tool. */
export function caseTests(named: NamedTool, cases: readonly JsonObject[], from: string): string {
  return fileText(source`
    ${generatedMark}
    import assert from ${tsLiteral("node:assert/strict")};
    import { describe, test } from ${tsLiteral("node:test")};
    import { inputSchema } from ${tsLiteral(from)};

    const cases = ${tsLiteral(cases)};

    describe(${tsLiteral(named.name)}, () => {
      for (const { name, arguments: given, expect } of cases) {
        test(name, async () => {
          const { issues } = await inputSchema["~standard"].validate(given);
          assert.equal(issues ? "invalid" : "valid", expect, JSON.stringify(issues));
        });
      }
    });
  `);
}
