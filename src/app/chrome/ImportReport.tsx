import { useState } from "react";
import { count, type ImportNote, visible } from "../../core/index.ts";
import {
  cancelImport,
  dismissReport,
  type ImportReport as Report,
  readAgain,
  useImporting,
  useImportReport,
} from "../store/documents/import.ts";
import { useApp } from "../store/store.ts";
import { Badge } from "../ui/Badge.tsx";
import { Busy } from "../ui/Busy.tsx";
import { Button } from "../ui/Button.tsx";
import { Choice } from "../ui/Choice.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ClearIcon, DoneIcon, ImportIcon, InfoIcon, OpenIcon, WarningIcon } from "../ui/icons.ts";
import { keyed } from "../ui/keyed.ts";
import { Message } from "../ui/Message.tsx";
import { Scroller } from "../ui/Scroller.tsx";
import { Tooltip } from "../ui/Tooltip.tsx";
import { useWidth } from "../useWidth.ts";
import styles from "./ImportReport.module.css";

const asItIs = "as-it-is";
/** More than anyone reads. */
const maxNotes = 200;

const kinds = {
  advice: { label: "To do", icon: InfoIcon, tone: "neutral" },
  lost: { label: "Lost", icon: WarningIcon, tone: "warning" },
  guessed: { label: "Guessed", icon: InfoIcon, tone: "neutral" },
  mapped: { label: "Mapped", icon: DoneIcon, tone: "ok" },
} as const;

/** What became of a text in another format when it was opened or pasted. */
export function ImportReport() {
  const report = useImportReport();
  const session = useApp((state) => state.session);
  const busy = useImporting((state) => state.busy);
  const shown = report && report.session === session ? report : null;
  return (
    <section aria-label="Import report" hidden={shown === null && busy === null}>
      {busy && <Busy label={`Reading ${visible(busy.name)}`} done={busy.done} onCancel={cancelImport} />}
      <p role="status" className="visually-hidden">
        {shown && summaryOf(shown)}
      </p>
      {shown && <Bar key={`${shown.session} ${shown.name}`} report={shown} />}
    </section>
  );
}

function Bar({ report }: { report: Report }) {
  const untouched = useApp((state) => report.opened && state.text === report.original);
  const narrow = useWidth() === "narrow";
  const [open, setOpen] = useState(!narrow || report.tools === 0);
  const { from, keepMeta, notes, formats } = report;
  const options = [
    ...formats.map(({ id, title }) => ({ value: id, label: title })),
    { value: asItIs, label: "The text as it is" },
  ];
  const chosen = from === null || (untouched && report.tools > 0) ? asItIs : from;
  return (
    <div className={styles.report}>
      <div className={styles.bar}>
        <Icon of={ImportIcon} className={styles.icon} />
        <p className={styles.summary}>{summaryOf(report)}</p>
        <div className={styles.actions}>
          {report.sources === undefined && (
            <Choice
              label="Read as"
              value={chosen}
              options={options}
              onChange={(value) => void readAgain(value === asItIs ? null : value, keepMeta)}
            />
          )}
          {(report.keepable || keepMeta) && (
            <Button look="outlined" aria-pressed={keepMeta} onClick={() => void readAgain(from, !keepMeta)}>
              {keepMeta && <Icon of={DoneIcon} size={14} />}
              Keep in _meta
            </Button>
          )}
          {notes.length > 0 && (
            <Button aria-expanded={open} onClick={() => setOpen(!open)}>
              Details
              <Icon of={OpenIcon} size={14} className={open ? styles.turned : undefined} />
            </Button>
          )}
        </div>
        <Tooltip label="Dismiss report">
          <Button icon aria-label="Dismiss report" className={styles.dismiss} onClick={dismissReport}>
            <Icon of={ClearIcon} />
          </Button>
        </Tooltip>
      </div>
      {open && notes.length > 0 && <Notes notes={notes} />}
    </div>
  );
}

function Notes({ notes }: { notes: readonly ImportNote[] }) {
  const more = notes.length - maxNotes;
  return (
    <Scroller label="Details of the import" className={styles.notes}>
      <ul>
        {keyed(notes.slice(0, maxNotes), keyOf).map(({ key, item: { kind, message, tool } }) => (
          <li key={key} className={styles.note}>
            <Badge icon={kinds[kind].icon} tone={kinds[kind].tone}>
              {kinds[kind].label}
            </Badge>
            <p className={styles.message}>
              <Message text={tool ? `\`${visible(tool).replaceAll("`", "'")}\`: ${message}` : message} />
            </p>
          </li>
        ))}
        {more > 0 && <li className={styles.note}>{count(more, "more note")}</li>}
      </ul>
    </Scroller>
  );
}

/** Two tools of one name can have the same note. */
function keyOf({ kind, message, tool }: ImportNote): string {
  return `${kind} ${tool} ${message}`;
}

function summaryOf({ name, from, tools, notes, formats, sources }: Report): string {
  const title =
    sources === undefined
      ? (formats.find(({ id }) => id === from)?.title ?? "")
      : `${count(sources, "source file")} of ${visible(name)}`;
  if (from === null) return `${visible(name)} is shown as it is`;
  if (from === "server-config") return `${visible(name)} is a server configuration, not a list of tools`;
  if (from === "server-json" || from === "mcpb") {
    if (tools === 0) return `${visible(name)} tells of a server, not what its tools are`;
  }
  if (tools === 0) return `Nothing in ${visible(name)} can be read as ${title}`;
  const numbers = (["lost", "guessed", "mapped"] as const).flatMap((kind) => {
    const number = notes.filter((note) => note.kind === kind).length;
    return number === 0 ? [] : [`${number} ${kind}`];
  });
  return [`${count(tools, "tool")} read from ${title}`, ...numbers].join(" · ");
}
