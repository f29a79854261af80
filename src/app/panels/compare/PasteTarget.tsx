import { useState } from "react";
import { pastedLabel, takeTarget } from "../../store/panels/compare.ts";
import { Button } from "../../ui/Button.tsx";
import { focusOn } from "../../ui/focus-on.ts";
import styles from "./Compare.module.css";

export interface Pasted {
  readonly text: string;
  readonly problem?: string;
}

/** Takes what is on the clipboard. Where the browser keeps it, or it is nothing to compare, it says what the field begins with. */
export async function pasteTarget(): Promise<Pasted | null> {
  const text = await readClipboard();
  if (!/^\s*(\/[/*]|[[{]|https?:|#v\d)/.test(text)) return { text: "" };
  const problem = await takeTarget(pastedLabel, text);
  return problem === undefined ? null : { text, problem };
}

async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return "";
  }
}

/** A field for a target: JSON with comments, or a link to a document. */
export function PasteTarget({ given, onDone }: { given: Pasted; onDone: () => void }) {
  const [text, setText] = useState(given.text);
  const [problem, setProblem] = useState(given.problem);
  const take = async () => {
    const wrong = await takeTarget(pastedLabel, text);
    setProblem(wrong);
    if (wrong === undefined) onDone();
  };
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <label htmlFor="compare-target">A tool, a list of tools, an input schema or a link</label>
      <textarea
        id="compare-target"
        ref={focusOn}
        className={styles.field}
        rows={8}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : "compare-target-problem"}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {problem !== undefined && (
        <p id="compare-target-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="outlined" type="submit">
          Compare
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
