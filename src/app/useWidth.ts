import { useSyncExternalStore } from "react";

const wide = window.matchMedia("(min-width: 1200px)");
const medium = window.matchMedia("(min-width: 800px)");

/** The three layouts: three columns, two, or one over the other. */
export function useWidth(): "wide" | "medium" | "narrow" {
  return useSyncExternalStore(subscribe, () => (wide.matches ? "wide" : medium.matches ? "medium" : "narrow"));
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  medium.addEventListener("change", listener);
  return () => {
    wide.removeEventListener("change", listener);
    medium.removeEventListener("change", listener);
  };
}
