import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { BackIcon } from "../ui/icons.ts";
import { Scroller } from "../ui/Scroller.tsx";
import styles from "./PageFrame.module.css";

interface BackFrameProps {
  label: string;
  back: readonly [words: string, run: () => void];
  /** What else stands in the bar. */
  bar?: ReactNode;
  children: ReactNode;
}

/** Something in the place of a panel, with the way back. */
export function BackFrame({ label, back, bar, children }: BackFrameProps) {
  return (
    <section className={styles.page} aria-label={label}>
      <div className={styles.bar}>
        <Button onClick={back[1]}>
          <Icon of={BackIcon} />
          {back[0]}
        </Button>
        {bar}
      </div>
      {children}
    </section>
  );
}

interface PageFrameProps extends BackFrameProps {
  /** What is read in it: two regions of one name are taken for each other. */
  title: string;
}

/** The same, with something to read in it. */
export function PageFrame({ title, children, ...frame }: PageFrameProps) {
  return (
    <BackFrame {...frame}>
      <Scroller className={styles.scroller} label={title}>
        {children}
      </Scroller>
    </BackFrame>
  );
}
