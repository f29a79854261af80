import { type RefObject, useLayoutEffect, useState } from "react";
import styles from "./PlainEditor.module.css";
import { lineHeight } from "./plain-text.ts";

/** The numbers beside the lines that are in sight. To be drawn after the field, which it looks at. */
export function LineNumbers({ of, lines }: { of: RefObject<HTMLTextAreaElement | null>; lines: number }) {
  const [{ top, height }, setSight] = useState({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const field = of.current;
    if (!field) return undefined;
    const look = () => setSight({ top: field.scrollTop, height: field.clientHeight });
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(field);
    field.addEventListener("scroll", look);
    return () => {
      sizes.disconnect();
      field.removeEventListener("scroll", look);
    };
  }, [of]);
  const first = Math.floor(top / lineHeight);
  const seen = Math.max(0, Math.min(lines - first, Math.ceil(height / lineHeight) + 1));
  return (
    <div
      className={styles.numbers}
      style={{ transform: `translateY(${first * lineHeight - top}px)` }}
      aria-hidden="true"
    >
      {Array.from({ length: seen }, (_, index) => first + index + 1).join("\n")}
    </div>
  );
}
