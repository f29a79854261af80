import { type ReactNode, useId, useState } from "react";
import { outcomes } from "../../../core/index.ts";
import { useWire, type WireMessages } from "../../store/panels/wire.ts";
import { Icon } from "../../ui/Icon.tsx";
import { OpenIcon } from "../../ui/icons.ts";
import { topicWords } from "./WireBar.tsx";
import styles from "./WireFold.module.css";

/** On a phone all choices are one row that says what they are, so that the first message is in view. */
export function WireFold({ shown: { left, right }, children }: { shown: WireMessages; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const topic = useWire((state) => state.topic);
  const outcome = useWire((state) => state.outcome);
  const words = [
    topicWords[topic],
    ...(topic === "tools/call" ? [outcomes.find(({ kind }) => kind === outcome)?.label] : []),
    right ? `${left.title} and ${right.title}` : left.title,
  ];
  return (
    <>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.words}>{words.join(", ")}</span>
        <Icon of={OpenIcon} size={14} className={styles.arrow} />
      </button>
      <div id={id} className={styles.controls} data-open={open}>
        {children}
      </div>
    </>
  );
}
