import { describe, expect, it } from "vitest";
import { analyze } from "../../core/index.ts";
import {
  type AppState,
  chosenTool,
  initialState,
  isStale,
  selectedProblem,
  selectedTool,
  withAnalysis,
  withDocument,
  withLastTool,
  withText,
} from "./state.ts";

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

  it("lets a notice about the text go with that text, and one about something else stay", () => {
    const said = (about: "text" | "target") => ({ ...start, notice: { text: "It went wrong", about } });
    expect({ ...said("text"), ...withText(said("text"), "[]") }.notice).toBeNull();
    expect({ ...said("target"), ...withText(said("target"), "[]") }.notice?.about).toBe("target");
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
    expect(selectedProblem(at(1))?.tool).toBe("a");
    expect(selectedProblem(at(8))).toBeUndefined();
  });

  it("all panels are about the tool under the cursor, else the last one, else the first", () => {
    const move = (state: AppState, offset: number): AppState => {
      const moved = { ...state, cursor: { offset, line: 1, column: offset + 1 } };
      return { ...moved, ...withLastTool(moved) };
    };
    const checked = (state: AppState, newText: string): AppState => {
      const typed = { ...state, ...withText(state, newText) };
      return { ...typed, ...withAnalysis(typed, typed.edits, analyze(newText)) };
    };
    expect([chosenTool(start), selectedTool(start)?.name]).toEqual([undefined, "a"]);
    const outside = move(move(start, 16), 0);
    expect(selectedTool(outside)?.name).toBe("b");
    expect(selectedTool(checked(outside, `[{"name":"new"},${text.slice(1)}`))?.name).toBe("b");
    expect(selectedTool(checked(outside, text.replace("b", "renamed")))?.name).toBe("renamed");
    expect(selectedTool(checked(outside, '[{"name":"a"}]'))?.name).toBe("a");
    const opened = { ...outside, ...withDocument(outside, { id: "2", name: "y" }, text) };
    expect(selectedTool({ ...opened, analysis: analyze(text) })?.name).toBe("a");
  });
});
