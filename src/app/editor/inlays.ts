import { store } from "../store/store.ts";
import { toolsJson } from "./languages.ts";
import { type Model, monaco } from "./monaco.ts";

/** Words that stand in the text without being part of it, asked for where the text is in sight. */
export interface Inlays {
  readonly title: string;
  /** For the text from one offset to another; undefined where nobody waits any more, or nothing can be told. */
  in(from: number, to: number, isCalledOff: () => boolean): Promise<readonly Inlay[]> | readonly Inlay[];
  /** Calls when others stand there, until the returned function is called. */
  onChange?(changed: () => void): () => void;
}

export interface Inlay {
  readonly at: number;
  readonly words: string;
}

/** Shows some words in the text of the document; after each analysis they are asked for again. */
export function registerInlays({ title, onChange, ...inlays }: Inlays): monaco.IDisposable {
  const changed = new monaco.Emitter<void>();
  const tell = () => changed.fire();
  const stops = [
    onChange?.(tell),
    store.subscribe((state, before) => {
      if (state.analysis !== before.analysis) tell();
    }),
  ];
  const provider = monaco.languages.registerInlayHintsProvider(toolsJson, {
    displayName: title,
    onDidChangeInlayHints: changed.event,
    async provideInlayHints(model: Model, range, token) {
      const [from, to] = [model.getOffsetAt(range.getStartPosition()), model.getOffsetAt(range.getEndPosition())];
      const found = await inlays.in(from, to, () => token.isCancellationRequested);
      const hints = found
        .filter(({ at }) => at >= from && at <= to)
        .map(({ at, words }) => ({
          label: words,
          position: model.getPositionAt(at),
          paddingLeft: true,
          paddingRight: true,
        }));
      return { hints, dispose() {} };
    },
  });
  return {
    dispose() {
      provider.dispose();
      changed.dispose();
      for (const stop of stops) stop?.();
    },
  };
}
