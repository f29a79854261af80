import { count } from "../../../core/index.ts";
import type { ShownNote } from "../../store/panels/export.ts";
import { actions } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Count } from "../../ui/Count.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InfoIcon, WarningIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import styles from "./ExportNotes.module.css";

/** What the target cannot say; the same sentence about many tools stands once. */
export function ExportNotes({ notes, more, kinds }: { notes: readonly ShownNote[]; more: number; kinds: number }) {
  if (notes.length === 0) return null;
  const groups = new Map<string, ShownNote[]>();
  for (const note of notes) groups.set(note.message, [...(groups.get(note.message) ?? []), note]);
  return (
    <section className={styles.notes} aria-label="What this target cannot say">
      <h3 className={styles.title}>
        What this target cannot say <Count number={kinds} />
      </h3>
      <Scroller label="Notes" className={styles.scroller}>
        <ul className={styles.list}>
          {[...groups].map(([message, same]) => (
            <Note key={message} message={message} same={same} />
          ))}
        </ul>
        {more > 0 && (
          <p className={styles.more}>{count(more, "further note")} not shown: export one tool to see its own.</p>
        )}
      </Scroller>
    </section>
  );
}

function Note({ message, same }: { message: string; same: readonly ShownNote[] }) {
  const [first] = same;
  const span = first?.span;
  const isLoss = first?.kind === "loss";
  return (
    <li className={styles.note}>
      <Icon of={isLoss ? WarningIcon : InfoIcon} className={isLoss ? styles.loss : styles.info} />
      <span className={styles.text}>
        <span className="visually-hidden">{isLoss ? "Loss: " : "Note: "}</span>
        <Message text={message} />
        {same.length > 1 && ` (${count(same.length, "time")})`}
      </span>
      {span && (
        <Button small onClick={() => actions.goTo(span)}>
          Line {first.line}
        </Button>
      )}
    </li>
  );
}
