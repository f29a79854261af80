import type { ReactNode, Ref } from "react";

/** A region that scrolls by itself, so it can be reached and scrolled with the keyboard. */
export function Scroller(props: {
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by keyboard
    <section ref={props.ref} className={props.className} tabIndex={0} aria-label={props.label}>
      {props.children}
    </section>
  );
}
