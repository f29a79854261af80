import { lazy, Suspense } from "react";
import { align, compareActions } from "../../store/panels/compare.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { BackIcon } from "../../ui/icons.ts";
import styles from "./Compare.module.css";
import { useStaleReason } from "./stale.ts";

const DiffPane = lazy(() => import("../../editor/DiffPane.tsx"));

/** The text before and after, to read before anything is changed. */
export function Preview({ before, after }: { before: string; after: string }) {
  const late = useStaleReason();
  return (
    <section className={styles.preview} aria-label="Preview of the edits">
      <div className={styles.promise}>
        <Button onClick={compareActions.closePreview}>
          <Icon of={BackIcon} />
          Back to the changes
        </Button>
        <Button look="outlined" disabledBecause={late} onClick={() => void align("apply")}>
          Apply these edits
        </Button>
      </div>
      <div className={styles.pane}>
        <Suspense fallback={null}>
          <DiffPane before={before} after={after} label="The document" />
        </Suspense>
      </div>
    </section>
  );
}
