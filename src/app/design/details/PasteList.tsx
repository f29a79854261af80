import { useState } from "react";
import { count, type Json } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { focusOn } from "../../ui/focus-on.ts";
import styles from "./Details.module.css";
import { pastedList } from "./typed.ts";

/** Values from somewhere else: one a line, between commas, or a JSON list. */
export function PasteList({ onPaste, onClose }: { onPaste: (values: readonly Json[]) => void; onClose: () => void }) {
  const [text, setText] = useState("");
  const values = text.trim() === "" ? [] : pastedList(text);
  return (
    <div className={styles.paste}>
      <textarea
        ref={focusOn}
        className={styles.area}
        rows={3}
        aria-label="Values to add, one a line"
        placeholder="One a line, or between commas"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onClose();
        }}
      />
      <Button
        small
        look="outlined"
        disabledBecause={values.length === 0 ? "Paste some values first" : undefined}
        onClick={() => {
          onPaste(values);
          onClose();
        }}
      >
        Add {count(values.length, "value")}
      </Button>
    </div>
  );
}
