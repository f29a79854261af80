import { useState } from "react";
import type { CompareRow } from "../../../core/index.ts";
import { compareActions, isChosen, useCompare } from "../../store/panels/compare.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeView } from "../../ui/CodeView.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "./Compare.module.css";
import { SeverityBadge } from "./Marks.tsx";
import { witnessTitle } from "./words.ts";

/** One change: chosen or not, its class, what it is, where; opened, also why, a value that shows it, and both texts. */
export function ChangeRow({ row }: { row: CompareRow }) {
  const turned = useCompare((state) => state.turned);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(!open);
    compareActions.goTo(row);
  };
  return (
    <div className={styles.row} data-selected={open} data-change>
      <div className={styles.head}>
        <label className={styles.box} title={row.editable ? undefined : "There is nothing to edit in this document"}>
          <input
            type="checkbox"
            checked={isChosen({ turned }, row)}
            disabled={!row.editable}
            aria-label={`Align: ${row.message.replaceAll("`", "")}`}
            onChange={(event) => compareActions.choose([row], event.currentTarget.checked)}
          />
        </label>
        <span className={styles.badge}>
          <SeverityBadge of={row.severity} />
        </span>
        <button type="button" className={styles.open} aria-expanded={open} onClick={show}>
          <span className={styles.message}>
            <Message text={row.message} />
          </span>
          <span className={styles.path}>{row.path || "/"}</span>
        </button>
      </div>
      {open && <Details row={row} />}
    </div>
  );
}

function Details({ row }: { row: CompareRow }) {
  const label = useCompare((state) => state.target?.label ?? "Target");
  const { reason, witness, rename, here, there } = row;
  const text = witness === undefined ? "" : JSON.stringify(witness, null, 2);
  return (
    <div className={styles.details}>
      <p className={styles.reason}>
        <Message text={reason} />
      </p>
      {witness !== undefined && (
        <div className={styles.witness}>
          <div className={styles.title}>
            <h4>{witnessTitle(row)}</h4>
            <CopyButton icon small label="Copy the value" text={() => text} />
          </div>
          <CodeView text={text} />
        </div>
      )}
      {rename && !rename.confirmed && (
        <div className={styles.rename}>
          <span>
            Is <code>{rename.to}</code> the new name of <code>{rename.from}</code>?
          </span>
          <Button small look="outlined" onClick={() => compareActions.rename(rename.id, true)}>
            Yes, renamed
          </Button>
          <Button small look="outlined" onClick={() => compareActions.rename(rename.id, false)}>
            No, two things
          </Button>
        </div>
      )}
      {(here !== "" || there !== "") && (
        <div className={styles.texts}>
          <div>
            <h4>{label}</h4>
            <Lines text={there} other={here} mark="-" />
          </div>
          <div>
            <h4>This document</h4>
            <Lines text={here} other={there} mark="+" />
          </div>
        </div>
      )}
    </div>
  );
}

/** Lines that the other side lacks are tinted and marked. */
function Lines({ text, other, mark }: { text: string; other: string; mark: "+" | "-" }) {
  if (text === "") return <p className={styles.reason}>Not there</p>;
  const known = new Set(other.split("\n").map((line) => line.trim()));
  return text.split("\n").map((line, index) => {
    const changed = !known.has(line.trim());
    const key = `${index}:${line}`;
    return (
      <div key={key} className={styles.line} data-mark={changed ? mark : undefined}>
        <span className={styles.sign}>{changed ? mark : ""}</span>
        <CodeView text={line} />
      </div>
    );
  });
}
