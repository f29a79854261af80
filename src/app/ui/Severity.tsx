import type { LucideIcon } from "lucide-react";
import { Icon } from "./Icon.tsx";
import { ErrorIcon, InfoIcon, QuickFixIcon, WarningIcon } from "./icons.ts";
import styles from "./Severity.module.css";

export type SeverityName = "error" | "warning" | "info" | "hint";

const drawings: Record<SeverityName, LucideIcon> = {
  error: ErrorIcon,
  warning: WarningIcon,
  info: InfoIcon,
  hint: QuickFixIcon,
};

export function SeverityIcon({ of, size = 16 }: { of: SeverityName; size?: 14 | 16 }) {
  return <Icon of={drawings[of]} size={size} className={styles[of]} />;
}

/** "1 error", "2 warnings", "3 info". */
export function severityCount(severity: SeverityName, number: number): string {
  return `${number} ${severity}${number === 1 || severity === "info" ? "" : "s"}`;
}
