import { useRef } from "react";
import { firstIn } from "../ui/keep-focus.ts";

interface FocusInto {
  /** Into what is there already. */
  readonly go: () => void;
  readonly expect: () => void;
  readonly ref: (element: HTMLElement | null) => void;
}

/** For what somebody asks for: the focus goes into it as soon as it is there. */
export function useFocusInto(): FocusInto {
  const isExpected = useRef(false);
  const there = useRef<HTMLElement | null>(null);
  return {
    go: () => void (there.current && firstIn(there.current)?.focus()),
    expect: () => {
      isExpected.current = true;
    },
    ref: (element) => {
      there.current = element;
      if (!element || !isExpected.current) return;
      isExpected.current = false;
      // A choice that is not whole yet would lose the first arrow key.
      queueMicrotask(() => firstIn(element)?.focus());
    },
  };
}
