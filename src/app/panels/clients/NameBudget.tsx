import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon, PassIcon, WarningIcon } from "../../ui/icons.ts";
import styles from "./NameBudget.module.css";

const nearly = 0.9;

/** How much of the longest name that a client takes is used. */
export function NameBudget({ name: { length }, max }: { name: string; max: number | null }) {
  if (max === null) return <p className={styles.none}>{length} characters; no limit is stated</p>;
  const share = length / max;
  const tone = share > 1 ? "error" : share >= nearly ? "warning" : "ok";
  const icon = { error: ErrorIcon, warning: WarningIcon, ok: PassIcon }[tone];
  return (
    <div className={styles.budget}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.used} data-tone={tone} style={{ width: `${Math.min(1, share) * 100}%` }} />
      </span>
      <span className={styles.words}>
        {length} of {max}
        <span className="visually-hidden"> characters of the name</span>
      </span>
      <Icon of={icon} size={14} className={styles[tone]} />
    </div>
  );
}
