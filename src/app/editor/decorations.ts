import type { Diagnostic, Severity } from "../../core/index.ts";
import { monaco } from "./monaco.ts";

const squiggles: Record<Severity, string> = {
  error: "squiggly-error",
  warning: "squiggly-warning",
  info: "squiggly-info",
  hint: "squiggly-info",
};

const rulerColors: Partial<Record<Severity, string>> = {
  error: "editorError.foreground",
  warning: "editorWarning.foreground",
};

/** The squiggles of some problems. They are decorations, not markers: the editor's own marker hover would speak over ours. */
export function decorationsFor(diagnostics: readonly Diagnostic[]): monaco.editor.IModelDeltaDecoration[] {
  return diagnostics.map(({ severity, range }) => {
    const color = rulerColors[severity];
    return {
      range: toRange(range),
      options: {
        className: squiggles[severity],
        stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
        zIndex: severity === "error" ? 30 : 20,
        ...(color && {
          overviewRuler: { color: { id: color }, position: monaco.editor.OverviewRulerLane.Right },
        }),
      },
    };
  });
}

export function toRange({ start, end }: Diagnostic["range"]): monaco.IRange {
  return {
    startLineNumber: start.line,
    startColumn: start.column,
    endLineNumber: end.line,
    endColumn: end.column,
  };
}
