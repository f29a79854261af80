import { takesArguments, takesResult } from "../check/index.ts";
import { member } from "../json.ts";
import { remember, remembered } from "../memo.ts";
import {
  editsFor,
  indentAt,
  lineEnd,
  nodeAt,
  nodeValue,
  parseDocument,
  reindent,
  render,
  spanOf,
  unitOf,
  valueAt,
} from "../text/index.ts";
import type { Case, Json, JsonObject, Path, Settings, Shape, Span, TextEdit, ToolDocument } from "../types.ts";
import { code } from "../words.ts";
import { readCase } from "./case-shape.ts";

export interface PlacedCase {
  readonly case: Case;
  readonly index: number;
  readonly path: Path;
  readonly span: Span;
}

export interface CaseRun {
  readonly case: Case;
  readonly index: number;
  readonly pass: boolean;
  /** What came of the arguments; undefined where no tool has that name. */
  readonly got: Case["expect"] | undefined;
  /** What came of the result, where the case has one. */
  readonly gotResult?: Case["expect"];
  /** Why it fails; empty where it passes. */
  readonly message: string;
}

/** Where the cases of a document stand. */
export function casesPath(shape: Shape): Path {
  return shape === "response" ? ["result", "cases"] : ["cases"];
}

/** The cases of a document that can be read, each with its place. */
export function casesOf(document: ToolDocument): readonly PlacedCase[] {
  const base = casesPath(document.shape);
  const list = document.frame && nodeAt(document.frame, base);
  return (list?.children ?? []).flatMap((node, index): PlacedCase[] => {
    const read = list?.type === "array" ? readCase(nodeValue(node)) : undefined;
    return read ? [{ case: read, index, path: [...base, index], span: spanOf(node) }] : [];
  });
}

/** Tries every case. What did not change since the last time is not judged again. */
export function runCases(source: ToolDocument | string, settings?: Partial<Settings>): readonly CaseRun[] {
  const document = typeof source === "string" ? parseDocument(source) : source;
  return runAll(
    casesOf(document),
    document.tools.map(({ value }) => value),
    settings,
  );
}

export function runAll(
  cases: readonly Pick<PlacedCase, "case" | "index">[],
  tools: readonly JsonObject[],
  settings?: Partial<Settings>,
): readonly CaseRun[] {
  const byName = new Map(tools.map((tool) => [member(tool, "name"), tool]));
  return cases.map(({ case: one, index }) => {
    const tool = byName.get(one.tool);
    if (!tool) return { case: one, index, pass: false, got: undefined, message: `No tool is called ${code(one.tool)}` };
    const key = JSON.stringify([one, settings?.revision]);
    return { case: one, index, ...remembered(answersOf(tool), key, () => answer(one, tool, settings)) };
  });
}

/** What a run of a case found. */
type Answer = Pick<CaseRun, "pass" | "got" | "gotResult" | "message">;

const answersOf = remember((_: JsonObject) => new Map<string, Answer>());

function answer(one: Case, tool: JsonObject, settings: Partial<Settings> | undefined): Answer {
  const called = takesArguments(tool, one.arguments, settings);
  const got = called.valid ? "valid" : "invalid";
  const wrong = got === one.expect ? [] : [said("arguments", called)];
  if (one.result === undefined) return { pass: wrong.length === 0, got, message: wrong.join("; ") };
  const answered = takesResult(tool, one.result, settings);
  const gotResult = answered.valid ? "valid" : "invalid";
  if (gotResult !== (one.expectResult ?? "valid")) {
    wrong.push(said("result", answered));
  }
  return { pass: wrong.length === 0, got, gotResult, message: wrong.join("; ") };
}

function said(what: "arguments" | "result", { valid, problems }: ReturnType<typeof takesArguments>): string {
  if (valid) return `The ${what} should be refused, but ${what === "result" ? "fits" : "are taken"}`;
  return `The ${what} should ${what === "result" ? "fit" : "be taken"}, but ${problems[0]?.message ?? ""}`;
}

/** The edits that add cases. A tool alone, or a list of tools, is put into an object that can hold them. */
export function addCasesEdit(text: string, added: readonly Case[]): readonly TextEdit[] {
  const { frame, shape } = parseDocument(text);
  if (!frame || shape === "empty" || shape === "other" || added.length === 0) return [];
  const values = JSON.parse(JSON.stringify(added)) as Json[];
  if (shape === "tool" || shape === "array") {
    const end = lineEnd(text);
    const unit = unitOf(frame, text);
    const raw = text.substring(frame.offset, frame.offset + frame.length);
    const indent = indentAt(text, frame.offset);
    const tools =
      shape === "array"
        ? reindent(raw, indent, unit)
        : `[${end}${unit}${unit}${reindent(raw, indent, unit + unit)}${end}${unit}]`;
    const cases = render(values, unit, { unit, end, isSpread: false });
    const wrapped = `{${end}${unit}"tools": ${tools},${end}${unit}"cases": ${cases}${end}}`;
    return [{ offset: frame.offset, length: frame.length, text: wrapped }];
  }
  const path = casesPath(shape);
  const list = nodeAt(frame, path);
  const length = list?.children?.length ?? 0;
  const changes =
    list?.type === "array"
      ? values.map((value, index) => ({ kind: "set" as const, path: [...path, length + index], value }))
      : [{ kind: "set" as const, path, value: values }];
  return editsFor(frame, text, changes) ?? [];
}

/** The edits that remove a case, and the list with the last one. */
export function removeCaseEdit(text: string, index: number): readonly TextEdit[] {
  const { frame, shape } = parseDocument(text);
  const path = casesPath(shape);
  const list = frame && valueAt(nodeValue(frame), path);
  if (!frame || !Array.isArray(list) || index < 0 || index >= list.length) return [];
  const target = list.length === 1 ? path : [...path, index];
  return editsFor(frame, text, [{ kind: "remove", path: target }]) ?? [];
}
