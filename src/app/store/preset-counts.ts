import type { Preset } from "../../core/index.ts";
import { newStore } from "./new-store.ts";
import { store } from "./store.ts";
import { fixLane } from "./workers.ts";

/** A longer text takes so long to check three times that what is typed meanwhile would wait. */
const maxText = 200_000;

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
  const { text, settings, edits, fixing } = store.getState();
  found.setState({ last: null });
  if (text.length > maxText || fixing) return;
  const answer = await fixLane.ask("lint", "presetCounts", { text, settings, blocked: [] });
  if (answer.kind === "answered") found.setState({ last: { edits, counts: answer.value } });
}
