import type { LucideIcon } from "lucide-react";
import { shortened, type WireNote } from "../../../core/index.ts";
import { useWire, type WireMessages } from "../../store/panels/wire.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Count } from "../../ui/Count.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon, InfoIcon, StaleIcon, WarningIcon } from "../../ui/icons.ts";
import { keyed } from "../../ui/keyed.ts";
import { Message } from "../../ui/Message.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import styles from "./WireNotes.module.css";

/** What the revision drops, wraps or adds, and who is to blame where a call fails. */
export function WireNotes({ shown: { notes, right } }: { shown: WireMessages }) {
  const stale = useWire((state) => state.stale);
  return (
    <Scroller className={styles.notes} label="Notes">
      <h3 className={styles.title}>
        {right ? "Differences" : "Notes"}
        <Count number={notes.length} />
      </h3>
      {stale !== null && (
        <p className={styles.stale} role="status">
          <Badge icon={StaleIcon}>Stale</Badge> {stale}
        </p>
      )}
      {notes.length === 0 && (
        <p className={styles.none}>{right ? "Both say the same." : "Everything is sent as it stands in the text."}</p>
      )}
      <ul>
        {keyed(notes.slice(0, max), keyOf).map(({ key, item: note }) => (
          <li key={key} className={styles.note} data-kind={note.kind}>
            <Icon of={iconOf(note)} className={styles[toneOf(note)]} />
            <p>
              <Message text={shortened(note.message, maxNote)} />
              {note.path !== "" && <code className={styles.path}>{shortened(note.path, maxNote)}</code>}
            </p>
          </li>
        ))}
      </ul>
      {notes.length > max && <p className={styles.none}>{notes.length - max} more of the same kinds</p>}
    </Scroller>
  );
}

/** More of them read like none. */
const max = 200;
/** A name from the document may be as long as the document. */
const maxNote = 1_000;

function keyOf({ kind, at, path, message }: WireNote): string {
  return `${kind} ${at} ${path} ${message}`;
}

function toneOf({ kind }: Pick<WireNote, "kind">): "error" | "warning" | "info" {
  if (kind === "blame" || kind === "left-out") return "error";
  return kind === "dropped" || kind === "kept" ? "warning" : "info";
}

function iconOf(note: Pick<WireNote, "kind">): LucideIcon {
  return { error: ErrorIcon, warning: WarningIcon, info: InfoIcon }[toneOf(note)];
}
