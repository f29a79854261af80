import { newStore } from "../store/new-store.ts";
import { actions } from "../store/store.ts";

type Rest = typeof import("./Rest.tsx");

const rest = newStore<{ readonly parts: Rest | undefined }>({ parts: undefined });

/** Loads what stands around tools and text. To be called when those are on screen. */
export async function loadRest(): Promise<void> {
  try {
    rest.setState({ parts: await import("./Rest.tsx") });
  } catch {
    actions.say("Menus and panels could not be loaded. Your text is kept: reload the page when you are online again");
  }
}

/** The parts that come right after the first frame; undefined until then. No Suspense: it would hold them back for a while. */
export function useRest(): Rest | undefined {
  return rest.hook((state) => state.parts);
}
