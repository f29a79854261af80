import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { Icon } from "./Icon.tsx";

export interface BadgeProps {
  icon: LucideIcon;
  tone?: "ok" | "error" | "warning" | "neutral";
  children: ReactNode;
}

/** An icon and a word on a soft ground. */
export function Badge({ icon, tone = "neutral", children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      <Icon of={icon} size={12} />
      {children}
    </span>
  );
}
