import { type RefCallback, useCallback, useRef, useState } from "react";

/** The width of an element, in pixels; until it is known, what is expected of it. To ask at once would lay out the page once more. */
export function useElementWidth(expected = 0): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(expected);
  const isExpected = useRef(expected > 0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    if (!isExpected.current) setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
