import { codePoint, hiddenIn } from "../../core/index.ts";
import { isCurrent, store } from "../store/store.ts";
import type { Inlays } from "./inlays.ts";

/** What nobody sees is spelled where it stands: a squiggle below it would have no width. */
export const hiddenInlays: Inlays = {
  title: "Hidden characters",
  in(from, to) {
    const { analysis, text } = store.getState();
    if (!analysis || !isCurrent()) return [];
    return analysis.diagnostics
      .filter(({ rule }) => rule === "security/invisible-unicode")
      .flatMap(({ range }) => {
        const start = Math.max(range.start.offset, from);
        const shown = text.slice(start, Math.min(range.end.offset, to));
        return hiddenIn({ text: shown, path: [], place: "value" }, "invisible").map(({ offset, code }) => ({
          at: start + offset,
          words: codePoint(code),
        }));
      });
  },
};
