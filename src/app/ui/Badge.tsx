import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { Icon } from "./Icon.tsx";

export interface BadgeProps {
  icon: LucideIcon;
  tone?: "ok" | "error" | "warning" | "neutral";
  children: ReactNode;
  /** Where it leads to what it counts. */
  onClick?: (() => void) | undefined;
  title?: string | undefined;
}

/** An icon and a word on a soft ground. */
export function Badge({ icon, tone = "neutral", children, onClick, title }: BadgeProps) {
  const className = `${styles.badge} ${styles[tone]}`;
  const content = (
    <>
      <Icon of={icon} size={12} />
      {children}
    </>
  );
  if (!onClick) return <span className={className}>{content}</span>;
  return (
    <button type="button" className={`${className} ${styles.button}`} title={title} onClick={onClick}>
      {content}
    </button>
  );
}
