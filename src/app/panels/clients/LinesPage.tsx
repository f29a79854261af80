import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { BackIcon } from "../../ui/icons.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import { BeforeAfter } from "./BeforeAfter.tsx";
import styles from "./ClientPage.module.css";

const panes = [
  { value: "left", label: "Your document" },
  { value: "right", label: "As it is sent" },
] as const;

/** Before and after on a phone: one of the two at a time. */
export function LinesPage({ onBack }: { onBack: () => void }) {
  const [pane, setPane] = useState<"left" | "right">("right");
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Button icon aria-label="Back to the matrix" onClick={onBack}>
          <Icon of={BackIcon} />
        </Button>
        <Segmented label="Side" value={pane} options={panes} onChange={setPane} />
      </div>
      <BeforeAfter pane={pane} />
    </div>
  );
}
