import { describe, expect, it } from "vitest";
import { analyze } from "../../core/index.ts";
import { initialState, isStale, selectedProblem, selectedTool, withAnalysis, withDocument, withText } from "./state.ts";

const text = '[{"name":"a"},{"name":"b"}]';
const start = { ...initialState({ id: "1", name: "x" }, text), analysis: analyze(text), analyzedEdits: 1 };

describe("the state", () => {
  it("keeps the old analysis, marked stale, while a new text is checked", () => {
    const typed = { ...start, ...withText(start, `${text} `) };
    expect(typed.analysis).toBe(start.analysis);
    expect(isStale(typed)).toBe(true);
    const done = { ...typed, ...withAnalysis(typed, typed.edits, analyze(typed.text)) };
    expect(isStale(done)).toBe(false);
  });

  it("throws away an answer for an older text, and every answer for another document", () => {
    const newer = { ...start, edits: 5, analyzedEdits: 5 };
    expect(withAnalysis(newer, 4, analyze(""))).toEqual({});
    const other = { ...start, ...withDocument(start, { id: "2", name: "y" }, "") };
    expect(withAnalysis(other, start.edits, analyze(text))).toEqual({});
    expect(withAnalysis(other, other.edits, analyze("")).analysis).toBeDefined();
  });

  it("takes the tool and the problem under the cursor", () => {
    const at = (offset: number) => ({ ...start, cursor: { offset, line: 1, column: offset + 1 } });
    expect(selectedTool(at(3))?.name).toBe("a");
    expect(selectedTool(at(16))?.name).toBe("b");
    expect(selectedTool(at(0))).toBeUndefined();
    expect(selectedProblem(at(1))?.tool).toBe("a");
    expect(selectedProblem(at(8))).toBeUndefined();
  });
});
