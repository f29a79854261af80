import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import styles from "./Tooltip.module.css";

export interface TooltipProps {
  label: string;
  keys?: string | undefined;
  children: ReactElement<Record<string, unknown>>;
}

/** Repeats the accessible name of an icon-only control for those who see it, with its shortcut. */
export function Tooltip({ label, keys, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={500} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className={styles.positioner}>
          <Base.Popup className={styles.popup}>
            {label}
            {keys && <span className={styles.keys}>{keys}</span>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
