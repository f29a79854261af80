import { Icon } from "../../ui/Icon.tsx";
import { StaleIcon } from "../../ui/icons.ts";
import styles from "./SourceNote.module.css";
import { ageOf, confidenceWords, sourceLink } from "./sources.ts";

interface SourceNoteProps {
  fact: { readonly source: string; readonly confidence: string };
  read: string;
}

/** How a fact is known, where it was read, and when. */
export function SourceNote({ fact: { source, confidence }, read }: SourceNoteProps) {
  const { label, href } = sourceLink(source);
  const age = ageOf(read);
  return (
    <p className={styles.note}>
      <span>{confidenceWords[confidence] ?? confidence}</span>
      {href ? (
        <a className={styles.link} href={href} title={source} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      ) : (
        label !== confidenceWords[confidence] && (
          <span className={styles.source} title={source}>
            {label}
          </span>
        )
      )}
      <span className={styles.date}>{read}</span>
      {age && (
        <span className={styles.age}>
          <Icon of={StaleIcon} size={12} />
          {age}
        </span>
      )}
    </p>
  );
}
