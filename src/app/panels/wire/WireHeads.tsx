import type { ReactNode } from "react";
import { revisions } from "../../../core/index.ts";
import { saveText } from "../../save-text.ts";
import { useWire, type WireColumn, type WireMessages, wireActions } from "../../store/panels/wire.ts";
import { actions } from "../../store/store.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ClearIcon, DownloadIcon, SessionIcon } from "../../ui/icons.ts";
import { Tooltip } from "../../ui/Tooltip.tsx";
import { useWidth } from "../../useWidth.ts";
import styles from "./WireHeads.module.css";

const views = [
  { value: "spec", label: "the specification" },
  { value: "sdk", label: "the official SDK" },
] as const;
const choices = revisions.map(({ id }) => ({ value: id, label: id })).reverse();

/** Above each column: whose message it is, and what can be done with it. */
export function WireHeads({ shown }: { shown: WireMessages }) {
  const { left, right } = shown;
  const second = useWire((state) => state.second);
  const view = useWire((state) => state.view);
  const narrow = useWidth() === "narrow";
  return (
    <div className={styles.heads} data-two={right !== null && !narrow}>
      <div className={styles.head}>
        <Choice label="Revision" value={left.revision} options={choices} onChange={actions.setRevision} />
        <Badge icon={SessionIcon}>{left.session}</Badge>
        <Choice
          label="As sent by"
          value={view}
          options={views}
          onChange={(chosen) => wireActions.choose({ view: chosen })}
        />
        <Take column={left} />
      </div>
      {right && second && (
        <div className={styles.head}>
          {second.kind === "revision" ? (
            <Choice
              label="Revision"
              value={second.revision}
              options={choices}
              onChange={(revision) => wireActions.choose({ second: { kind: "revision", revision } })}
            />
          ) : (
            <b className={styles.title}>{right.title}</b>
          )}
          <Badge icon={SessionIcon}>{right.session}</Badge>
          <Take column={right}>
            <Tooltip label="Close">
              <Button icon aria-label="Close" onClick={() => wireActions.setBeside(null)}>
                <Icon of={ClearIcon} />
              </Button>
            </Tooltip>
          </Take>
        </div>
      )}
    </div>
  );
}

function Take({ column, children }: { column: WireColumn; children?: ReactNode }) {
  return (
    <span className={styles.take}>
      <CopyButton small label="curl" text={() => column.curl} />
      <CopyButton icon label={`Copy the messages of ${column.title}`} text={() => column.text} />
      <Tooltip label={`Download the messages of ${column.title}`}>
        <Button
          icon
          aria-label={`Download the messages of ${column.title}`}
          onClick={() => saveText(column.file, column.text, "application/json")}
        >
          <Icon of={DownloadIcon} />
        </Button>
      </Tooltip>
      {children}
    </span>
  );
}
