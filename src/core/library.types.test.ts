import { expectTypeOf, it } from "vitest";
import type * as types from "./library.ts";
import * as library from "./library.ts";

// The compiler is the judge: a signature that changes does not compile here. Widening one is a minor version, all else a major.

type Settings = Partial<types.Settings>;
it("keeps its signatures", () => {
  expectTypeOf(library.parseDocument).toEqualTypeOf<(text: string) => types.ToolDocument>();
  expectTypeOf(library.analyze).toEqualTypeOf<(text: string, settings?: Settings) => types.Analysis>();
  expectTypeOf(library.createAnalyzer).toEqualTypeOf<() => types.Analyzer>();
  expectTypeOf<types.Analyzer>().toEqualTypeOf<typeof library.analyze>();
  expectTypeOf(library.applyFixes).toEqualTypeOf<(text: string, diagnostics: readonly types.Diagnostic[]) => string>();
  expectTypeOf(library.fixAll).toEqualTypeOf<(text: string, settings?: Settings) => string>();
  expectTypeOf(library.validate).toEqualTypeOf<
    (schema: types.Json, value: types.Json, options?: types.ValidateOptions) => types.Verdict
  >();
  expectTypeOf(library.checkArguments).toEqualTypeOf<
    (tool: types.JsonObject, args: types.Json, settings?: Settings) => types.ArgumentsCheck
  >();
  expectTypeOf(library.checkResult).toEqualTypeOf<
    (tool: types.JsonObject, structuredContent: types.Json, settings?: Settings) => types.ResultCheck
  >();
  expectTypeOf(library.sample).toEqualTypeOf<
    (schema: types.Json, options?: types.SampleOptions) => { readonly values: readonly types.SampleValue[] }
  >();
  expectTypeOf(library.wire).toEqualTypeOf<
    (document: Pick<types.ToolDocument, "tools">, options: types.WireOptions) => types.Exchange
  >();
  expectTypeOf(library.normaliseResult).toEqualTypeOf<(value: unknown) => types.ToolResult>();
  expectTypeOf(library.buildResult).toEqualTypeOf<(text: string, isError?: boolean) => types.ToolResult>();
  expectTypeOf(library.isCanonical).toEqualTypeOf<(value: unknown) => value is types.ToolResult>();
  expectTypeOf(library.validateResult).toEqualTypeOf<
    (payload: unknown) => { readonly valid: boolean; readonly problems: readonly types.ValueProblem[] }
  >();
  expectTypeOf(library.asClient).toEqualTypeOf<
    (tool: types.JsonObject, options: types.ClientOptions) => types.ClientView
  >();
  expectTypeOf(library.compat).toEqualTypeOf<
    (tools: readonly types.JsonObject[], options?: types.CompatOptions) => readonly (readonly types.CompatCell[])[]
  >();
  expectTypeOf(library.importTools).toEqualTypeOf<
    (text: string, options?: types.ImportOptions) => types.ImportResult
  >();
  expectTypeOf(library.exportTools).toEqualTypeOf<
    (tools: readonly types.Json[], options: types.ExportOptions) => types.Exported
  >();
  expectTypeOf(library.diffTools).toEqualTypeOf<
    (older: types.ToolSource, newer: types.ToolSource, options?: types.DiffOptions) => types.ToolDiff
  >();
  expectTypeOf(library.alignTool).toEqualTypeOf<
    (
      text: string,
      tool: string | undefined,
      target: string | types.JsonObject,
      chosen?: readonly string[],
    ) => types.Alignment
  >();
  expectTypeOf(library.designPage).toEqualTypeOf<
    (tool: types.JsonObject, isOpen?: (id: string) => boolean | undefined) => types.DesignPage
  >();
  expectTypeOf(library.designEdit).toEqualTypeOf<
    (text: string, index: number, edit: types.DesignEdit) => types.EditResult
  >();
  expectTypeOf(library.inferSchema).toEqualTypeOf<(examples: readonly types.Json[]) => types.Json>();
  expectTypeOf(library.encodeSnapshot).toEqualTypeOf<(snapshot: types.Snapshot) => string>();
  expectTypeOf(library.decodeSnapshot).toEqualTypeOf<(fragment: string) => types.Decoded>();
});

it("keeps its data", () => {
  expectTypeOf(library.rules).toEqualTypeOf<readonly types.RuleInfo[]>();
  expectTypeOf(library.clients).toEqualTypeOf<readonly types.ClientInfo[]>();
  expectTypeOf(library.importers).toEqualTypeOf<readonly types.ImporterInfo[]>();
  expectTypeOf(library.exporters).toEqualTypeOf<readonly types.ExporterInfo[]>();
  expectTypeOf(library.wireMessages).toEqualTypeOf<readonly types.WireMessage[]>();
  expectTypeOf(library.revisions).toEqualTypeOf<readonly string[]>();
  expectTypeOf(library.defaultSettings).toEqualTypeOf<types.Settings>();
  expectTypeOf(library.presets).toEqualTypeOf<readonly ("recommended" | "strict" | "all")[]>();
  expectTypeOf(library.severities).toEqualTypeOf<readonly ("error" | "warning" | "info" | "hint")[]>();
  expectTypeOf(library.dialects).toEqualTypeOf<readonly ("draft-06" | "draft-07" | "2019-09" | "2020-12")[]>();
});

it("keeps what its answers hold by the contract", () => {
  expectTypeOf<types.Verdict>().toExtend<{ valid: boolean; problems: readonly types.ValueProblem[]; engine: string }>();
  expectTypeOf<types.ArgumentsCheck>().toExtend<{ ok: boolean; dialect: types.Dialect; arguments: types.Json }>();
  expectTypeOf<types.Diagnostic>().toExtend<{
    rule: string;
    severity: types.Severity;
    message: string;
    tool: string | null;
    path: string;
    range: types.Range;
  }>();
  expectTypeOf<types.ToolChange>().toExtend<{
    tool: string;
    path: string;
    kind: string;
    direction: types.Direction;
    severity: types.ChangeSeverity;
    message: string;
  }>();
  expectTypeOf<types.OptionError>().toExtend<
    TypeError & { call: string; option: string; choices: readonly string[] }
  >();
});

it("takes a dialect by name or by address, and other options only by their names", () => {
  expectTypeOf<"draft-07">().toExtend<NonNullable<types.ValidateOptions["dialect"]>>();
  expectTypeOf<string>().toExtend<NonNullable<types.ValidateOptions["dialect"]>>();
  // @ts-expect-error: a preset that does not exist
  const settings: Settings = { preset: "everything" };
  // @ts-expect-error: a call needs a message
  const options: types.WireOptions = { revision: "2025-06-18" };
  expectTypeOf([settings, options]).toBeArray();
});
