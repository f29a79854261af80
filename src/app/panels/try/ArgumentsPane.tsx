import { lazy, Suspense, useMemo, useState } from "react";
import { fromPointer, pastedArguments, placesIn, readValue, written } from "../../../core/index.ts";
import type { JsonMark } from "../../editor/JsonEditor.tsx";
import { draftOf, typeArguments, useDraft, writtenText } from "../../store/panels/arguments.ts";
import { useTry } from "../../store/panels/try.ts";
import type { PlacedProblem } from "../../store/panels/try-problems.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon, FormatIcon, PasteIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import { Tooltip } from "../../ui/Tooltip.tsx";
import { Remarks } from "./Remarks.tsx";
import styles from "./TryPanel.module.css";
import { useTold } from "./useTold.ts";

const JsonEditor = lazy(() => import("../../editor/JsonEditor.tsx"));

/** The arguments as JSON, to read and to write. */
export function ArgumentsPane() {
  const key = useTry((state) => state.planned?.subject.key ?? "");
  const names = useTry((state) => state.planned?.names);
  const judged = useTry((state) => state.judged);
  const told = useTold();
  const text = useDraft(key, (draft) => draft.text ?? "{}");
  const value = useDraft(key, (draft) => draft.value);
  const broken = useDraft(key, (draft) => draft.broken);
  const [pasted, setPasted] = useState<{ raw: string; read: string; from: string } | null>(null);
  const marks = useMemo(
    () =>
      broken
        ? [{ offset: broken.at.offset, length: 1, message: broken.message }]
        : marksOf(text, judged.kind === "judged" && judged.of === value ? told : []),
    [text, value, judged, told, broken],
  );
  const understand = (part: string) => {
    const raw = draftOf(key).text ?? "";
    const read = understood(raw, part);
    if (!read) return;
    typeArguments(key, read.text);
    setPasted({ raw, read: read.text, from: read.from });
  };
  const paste = async () => {
    // A browser may refuse the clipboard.
    const part = await navigator.clipboard.readText().catch(() => "");
    if (part.trim() === "") return;
    typeArguments(key, part);
    understand(part);
  };
  return (
    <section className={styles.pane} aria-label="Arguments">
      <div className={styles.strip}>
        <h3>Arguments</h3>
        <span className={styles.tools}>
          <Tooltip label="Paste arguments">
            <Button icon aria-label="Paste arguments" onClick={() => void paste()}>
              <Icon of={PasteIcon} />
            </Button>
          </Tooltip>
          <Tooltip label="Format">
            <Button
              icon
              aria-label="Format"
              disabledBecause={broken ? "The JSON is broken" : undefined}
              onClick={() => typeArguments(key, written(draftOf(key).value))}
            >
              <Icon of={FormatIcon} />
            </Button>
          </Tooltip>
          <CopyButton icon label="Copy arguments" text={() => writtenText(key)} />
        </span>
      </div>
      {pasted && pasted.read === text && (
        <p className={styles.pasted} role="status">
          <span>
            <Message text={`Read from ${pasted.from}`} />
          </span>
          <Button
            small
            look="outlined"
            onClick={() => {
              typeArguments(key, pasted.raw);
              setPasted(null);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      <Suspense fallback={<pre className={styles.loading}>{text}</pre>}>
        <JsonEditor
          id={`arguments ${key}`}
          undoScope="arguments"
          text={text}
          label="Arguments as JSON"
          marks={marks}
          {...(names && { names })}
          onChange={(typed) => typeArguments(key, typed)}
          onPaste={understand}
        />
      </Suspense>
      {broken && (
        <div className={styles.trouble} role="status">
          <Icon of={ErrorIcon} className={styles.invalid} />
          <p>
            <strong>
              Line {broken.at.line}, column {broken.at.column}
            </strong>
            <br />
            <Message text={broken.message} />
          </p>
        </div>
      )}
      {!broken && <Remarks />}
    </section>
  );
}

const typed = { comments: true, exact: true };

/** What was pasted, where it is something else than arguments; alone, where the text around it makes no sense with it. */
function understood(whole: string, part: string): { text: string; from: string } | undefined {
  const read = pastedArguments(whole);
  if (read || readValue(whole, typed).kind !== "fault") return read;
  const alone = pastedArguments(part);
  if (alone) return alone;
  return readValue(part, typed).kind === "value" ? { text: part, from: "what was pasted" } : undefined;
}

function marksOf(text: string, problems: readonly PlacedProblem[]): JsonMark[] {
  if (problems.length === 0) return [];
  const spans = placesIn(
    text,
    problems.map(({ marked }) => fromPointer(marked)),
  );
  return problems.flatMap(({ message, repair }, index) => {
    const span = spans[index];
    return span ? [{ ...span, message, ...(repair && { repair }) }] : [];
  });
}
