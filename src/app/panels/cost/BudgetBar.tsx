import styles from "./Total.module.css";

/** How much of the budget is used, with a mark where it ends; what is over it is hatched. */
export function BudgetBar({ tokens, max }: { tokens: number; max: number }) {
  const whole = Math.max(tokens, max) * 1.1 || 1;
  const percent = (part: number) => `${(100 * part) / whole}%`;
  return (
    <div className={styles.bar} aria-hidden>
      <span className={styles.used} style={{ width: percent(Math.min(tokens, max)) }} />
      {tokens > max && <span className={styles.excess} style={{ width: percent(tokens - max) }} />}
      <span className={styles.mark} style={{ left: percent(max) }} />
    </div>
  );
}
