import { useState } from "react";
import styles from "./Details.module.css";
import { Problem } from "./LineField.tsx";

interface NewValueProps {
  readonly one: string;
  readonly onAdd: (text: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Enter adds the value and waits for the next. */
export function NewValue({ one, onAdd, onClose }: NewValueProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const keep = async (goesOn: boolean) => {
    const refused = text === "" ? undefined : await onAdd(text);
    setProblem(refused);
    if (refused !== undefined) return;
    setText("");
    if (!goesOn || text === "") onClose();
  };
  return (
    <li className={styles.value}>
      <span className={styles.grip} />
      <input
        className={styles.mono}
        aria-label={`New ${one}`}
        placeholder="Type, then Enter"
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: whoever asked for a new value wants to type it.
        autoFocus
        value={text}
        aria-invalid={problem !== undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => void keep(false)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) {
            event.preventDefault();
            event.stopPropagation();
            void keep(true);
          }
          if (event.key === "Escape") {
            event.preventDefault();
            event.stopPropagation();
            setText("");
            onClose();
          }
        }}
      />
      <Problem text={problem} />
    </li>
  );
}
