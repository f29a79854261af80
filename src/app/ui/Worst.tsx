import { SeverityIcon, type SeverityName, severityCount } from "./Severity.tsx";
import styles from "./Worst.module.css";

const order: readonly SeverityName[] = ["error", "warning", "info", "hint"];

/** The worst severity among some counts, with its number. */
export function Worst({ counts }: { counts: Readonly<Record<SeverityName, number>> }) {
  const worst = order.find((severity) => counts[severity] > 0);
  if (!worst) return null;
  return (
    <span className={`${styles.worst} ${styles[worst]}`}>
      <SeverityIcon of={worst} size={14} />
      <span aria-hidden="true">{counts[worst]}</span>
      <span className="visually-hidden">{severityCount(worst, counts[worst])}</span>
    </span>
  );
}
