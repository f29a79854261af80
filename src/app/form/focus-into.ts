import { useRef } from "react";
import { firstIn } from "../ui/keep-focus.ts";

/** For what somebody asks for: the focus goes into it as soon as it is there. */
export function useFocusInto(): { readonly expect: () => void; readonly ref: (element: HTMLElement | null) => void } {
  const isExpected = useRef(false);
  return {
    expect: () => {
      isExpected.current = true;
    },
    ref: (element) => {
      if (!element || !isExpected.current) return;
      isExpected.current = false;
      // A choice that is not whole yet would lose the first arrow key.
      queueMicrotask(() => firstIn(element)?.focus());
    },
  };
}
