import { useCallback, useRef } from "react";

/** Gives the focus back to what a field stood in the place of, once that is there again. Whoever left by a click has it elsewhere. */
export function useFocusBack<Target extends HTMLElement>() {
  const isWanted = useRef(false);
  const target = useCallback((element: Target | null) => {
    if (!element || !isWanted.current) return;
    isWanted.current = false;
    element.focus();
  }, []);
  const goBack = useCallback(() => {
    isWanted.current = true;
  }, []);
  return { target, goBack };
}
