import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Button } from "../ui/Button.tsx";
import styles from "./EditPreview.module.css";
import { BackFrame } from "./PageFrame.tsx";

const DiffPane = lazy(() => import("../editor/DiffPane.tsx"));

interface EditPreviewProps {
  label: string;
  before: string;
  after: string;
  /** What the two buttons say and do: the way back, and the edit. */
  back: readonly [words: string, run: () => void];
  apply: readonly [words: string, run: () => void];
  /** Why the edit cannot be made any more. */
  late: string | undefined;
}

/** The text before and after, to read before anything is changed. */
export function EditPreview({ label, before, after, back, apply, late }: EditPreviewProps) {
  const place = useFocusMeanwhile();
  const button = (
    <Button look="filled" disabledBecause={late} onClick={apply[1]}>
      {apply[0]}
    </Button>
  );
  return (
    <BackFrame label={label} back={back} bar={button}>
      <div ref={place} className={styles.pane}>
        <Suspense fallback={null}>
          <DiffPane before={before} after={after} label="The document" />
        </Suspense>
      </div>
    </BackFrame>
  );
}

/** The way back has the focus at first; afterwards what had it before, where that is still there. */
function useFocusMeanwhile() {
  const pane = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  // Before it is painted: what is hidden loses the focus then. What comes back can take it only after that.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    pane.current?.parentElement?.querySelector("button")?.focus();
  }, []);
  useEffect(() => () => (before.current as HTMLElement | null)?.focus(), []);
  return pane;
}
