import { useSyncExternalStore } from "react";

const wide = window.matchMedia("(min-width: 1200px)");
const medium = window.matchMedia("(min-width: 800px)");

/** The three layouts: three columns, two, or one over the other. */
export function useWidth(): "wide" | "medium" | "narrow" {
  return useSyncExternalStore(subscribe, () => (wide.matches ? "wide" : medium.matches ? "medium" : "narrow"));
}

export const isNarrow = () => !medium.matches;

const roomy = window.matchMedia("(min-width: 1100px)");

/** Whether the top bar has no room for the words of its buttons: the name of the document comes first. */
export function useTight(): boolean {
  return useSyncExternalStore(
    (listener) => {
      roomy.addEventListener("change", listener);
      return () => roomy.removeEventListener("change", listener);
    },
    () => !roomy.matches,
  );
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  medium.addEventListener("change", listener);
  return () => {
    wide.removeEventListener("change", listener);
    medium.removeEventListener("change", listener);
  };
}
