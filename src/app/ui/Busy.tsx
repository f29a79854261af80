import { useState } from "react";
import styles from "./Busy.module.css";
import { Button } from "./Button.tsx";
import { useSlow } from "./useSlow.ts";

export interface BusyProps {
  /** What is being done: "Checking 9 of 12 tools". */
  label: string;
  /** From 0 to 1, where it is known. */
  done?: number | undefined;
  onCancel?: () => void;
}

/** Work that takes a while. Quick work never shows. */
export function Busy({ label, done, onCancel }: BusyProps) {
  const isSlow = useSlow(true);
  if (!isSlow) return null;
  return (
    <div className={styles.busy}>
      <Spoken label={label} quarter={Math.floor((done ?? 0) * 4)} />
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <progress className={styles.bar} aria-label={label} value={done} max={1} />
      {onCancel && (
        <Button small look="outlined" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

/** A screen reader is told each quarter; every step would drown all else. */
function Spoken({ label, quarter }: { label: string; quarter: number }) {
  const [said, setSaid] = useState({ label, quarter });
  if (said.quarter !== quarter) setSaid({ label, quarter });
  return (
    <span className="visually-hidden" role="status">
      {said.label}
    </span>
  );
}
