import type { ReactNode, Ref } from "react";

interface ScrollerProps {
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  onPointerLeave?: () => void;
  children: ReactNode;
}

/** A region that scrolls by itself, so it can be reached and scrolled with the keyboard. */
export function Scroller({ label, children, ...rest }: ScrollerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by keyboard
    <section {...rest} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
