import type { ReactNode } from "react";
import { type Json, shortened, visible } from "../../../core/index.ts";
import styles from "./Details.module.css";

export interface OtherKeywordsProps {
  readonly other: readonly (readonly [keyword: string, value: Json])[];
  readonly children: ReactNode;
}

const maxShown = 30;

/** What the page has no words for. It is shown, and nothing here touches it. */
export function OtherKeywords({ other, children }: OtherKeywordsProps) {
  return (
    <div className={styles.other}>
      {other.length > 0 && (
        <div className={styles.chips}>
          <span className={styles.label}>
            Other keywords <span className={styles.hint}>kept as they are</span>
          </span>
          {other.slice(0, maxShown).map(([keyword, value]) => (
            <code key={keyword} className={styles.chip}>
              {visible(shortened(`${keyword}: ${JSON.stringify(value)}`, 60))}
            </code>
          ))}
          {other.length > maxShown && <span className={styles.hint}>and {other.length - maxShown} more</span>}
        </div>
      )}
      <span className={styles.end}>{children}</span>
    </div>
  );
}
