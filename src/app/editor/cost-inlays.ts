import { isCostShown, marksOf, onCostWayChange } from "../store/panels/cost-marks.ts";
import { isCurrent, store } from "../store/store.ts";
import { toolsJson } from "./languages.ts";
import { monaco } from "./monaco.ts";

const none: monaco.languages.InlayHintList = { hints: [], dispose() {} };

/** What each property costs, beside its name, for those who switched it on. Only tools in view are counted. */
export function registerCostInlays(): monaco.IDisposable {
  const changed = new monaco.Emitter<void>();
  const stops = [
    onCostWayChange(() => changed.fire()),
    store.subscribe((state, before) => {
      if (state.analysis !== before.analysis && isCostShown()) changed.fire();
    }),
  ];
  const provider = monaco.languages.registerInlayHintsProvider(toolsJson, {
    displayName: "Tokens",
    onDidChangeInlayHints: changed.event,
    async provideInlayHints(model, range, token) {
      if (!isCostShown() || !isCurrent()) return none;
      const { analysis, text } = store.getState();
      const [from, to] = [model.getOffsetAt(range.getStartPosition()), model.getOffsetAt(range.getEndPosition())];
      const tools = analysis?.tools.filter(({ offset, length }) => offset <= to && offset + length >= from) ?? [];
      const hints: monaco.languages.InlayHint[] = [];
      for (const { offset, length } of tools) {
        const marks = await marksOf(text.slice(offset, offset + length));
        if (token.isCancellationRequested) return none;
        for (const { at, words } of marks) {
          const place = offset + at;
          if (place < from || place > to) continue;
          hints.push({ label: words, position: model.getPositionAt(place), paddingLeft: true, paddingRight: true });
        }
      }
      return { hints, dispose() {} };
    },
  });
  return {
    dispose() {
      provider.dispose();
      changed.dispose();
      for (const stop of stops) stop();
    },
  };
}
