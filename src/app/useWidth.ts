import { useCallback, useSyncExternalStore } from "react";

const wide = window.matchMedia("(min-width: 1200px)");
const medium = window.matchMedia("(min-width: 800px)");

/** The three layouts: three columns, two, or one over the other. */
export function useWidth(): "wide" | "medium" | "narrow" {
  return useSyncExternalStore(subscribe, () => (wide.matches ? "wide" : medium.matches ? "medium" : "narrow"));
}

export const isNarrow = () => !medium.matches;

const roomy = window.matchMedia("(min-width: 1100px)");
const vast = window.matchMedia("(min-width: 1580px)");

/** Whether the top bar has no room for the words of its buttons: the name of the document comes first. */
export const useTight = () => !useMatches(roomy);

/** Whether text could become wider than anybody reads. */
export const useVast = () => useMatches(vast);

function useMatches(media: MediaQueryList): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [media],
  );
  return useSyncExternalStore(watch, () => media.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  medium.addEventListener("change", listener);
  return () => {
    wide.removeEventListener("change", listener);
    medium.removeEventListener("change", listener);
  };
}
