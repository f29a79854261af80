import styles from "./CostTable.module.css";

const width = 40;
const height = 14;

/** A line through some figures; the words beside it say what it shows. */
export function Sparkline({ values }: { values: readonly (number | undefined)[] }) {
  const known = values.filter((value) => value !== undefined);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const step = width / Math.max(1, values.length - 1);
  const points = values.flatMap((value, index) => {
    if (value === undefined) return [];
    const y = high === low ? height / 2 : height - 2 - ((value - low) / (high - low)) * (height - 4);
    return [`${(index * step).toFixed(1)},${y.toFixed(1)}`];
  });
  return (
    <svg className={styles.line} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polyline points={points.join(" ")} />
    </svg>
  );
}
