import type { Preset } from "../../core/index.ts";
import { inputNow } from "./analysis.ts";
import { newStore } from "./new-store.ts";
import { store } from "./store.ts";
import { newLane } from "./workers.ts";

const lane = newLane({ endsStale: true });

interface PresetCounts {
  /** What they were counted in; another text or other settings have others. */
  readonly edits: number;
  readonly counts: Readonly<Record<Preset, number>>;
}

const found = newStore<{ readonly last: PresetCounts | null }>({ last: null });

/** How many problems each preset finds in the text as it is; undefined where that is not known. */
export function usePresetCounts(edits: number): Readonly<Record<Preset, number>> | undefined {
  return found.hook(({ last }) => (last?.edits === edits ? last.counts : undefined));
}

/** Counts what each preset finds, for somebody who is about to choose one. */
export async function countPresets(): Promise<void> {
  const { edits } = store.getState();
  found.setState({ last: null });
  const answer = await lane.ask("presets", "count", inputNow());
  if (answer.kind === "answered") found.setState({ last: { edits, counts: answer.value } });
}
