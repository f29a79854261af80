import styles from "./Message.module.css";

/** A title as the middle of a sentence: "Use `x`" becomes "use `x`". */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A sentence with `code` in it. The text is data: it becomes text nodes and nothing else. */
export function Message({ text }: { text: string }) {
  return text.split("`").map((piece, index) => {
    const key = `${index}:${piece}`;
    return index % 2 === 1 ? (
      <code key={key} className={styles.code}>
        {piece}
      </code>
    ) : (
      <span key={key}>{piece}</span>
    );
  });
}
