import styles from "./Count.module.css";

export function Count({ number }: { number: number }) {
  return <span className={styles.count}>{number.toLocaleString("en")}</span>;
}
