import type { Diagnostic, Fix } from "../../core/index.ts";
import { safeFixes } from "../store/state.ts";
import { isCurrent, store } from "../store/store.ts";
import { toRange } from "./decorations.ts";
import { toolsJson } from "./languages.ts";
import { monaco } from "./monaco.ts";

/** The repairs of the problems under the cursor, for the light bulb and Ctrl+. */
export function registerCodeActions(): monaco.IDisposable {
  return monaco.languages.registerCodeActionProvider(
    toolsJson,
    {
      provideCodeActions(model, range) {
        const state = store.getState();
        if (!isCurrent()) return { actions: [], dispose() {} };
        const here = (state.analysis?.diagnostics ?? []).filter((diagnostic) =>
          monaco.Range.areIntersectingOrTouching(toRange(diagnostic.range), range),
        );
        const actions = here.flatMap((diagnostic) =>
          repairs(diagnostic).map((fix, index) => toAction(model, fix, index === 0 && diagnostic.severity === "error")),
        );
        const safe = safeFixes(state).length;
        if (actions.length > 0 && safe > 1) {
          actions.push({
            title: `Fix all ${safe} safe problems`,
            kind: "quickfix",
            command: { id: "toolwright.fixAll", title: "Fix all safe problems" },
          });
        }
        return { actions, dispose() {} };
      },
    },
    { providedCodeActionKinds: ["quickfix"] },
  );
}

function repairs({ fix, alternatives = [] }: Diagnostic): Fix[] {
  return fix ? [fix, ...alternatives] : [];
}

function toAction(model: monaco.editor.ITextModel, fix: Fix, isPreferred: boolean): monaco.languages.CodeAction {
  return {
    title: fix.title.replaceAll("`", ""),
    kind: "quickfix",
    isPreferred,
    edit: {
      edits: fix.edits.map(({ offset, length, text }) => ({
        resource: model.uri,
        versionId: model.getVersionId(),
        textEdit: {
          range: monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length)),
          text,
        },
      })),
    },
  };
}
