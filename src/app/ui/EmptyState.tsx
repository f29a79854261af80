import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";
import { Icon } from "./Icon.tsx";

export interface EmptyStateProps {
  icon: LucideIcon;
  tone?: "ok" | "neutral" | "error";
  title: string;
  fact: ReactNode;
  children?: ReactNode;
}

export function EmptyState({ icon, tone = "neutral", title, fact, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon of={icon} className={styles[tone]} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.fact}>{fact}</p>
      {children}
    </div>
  );
}
