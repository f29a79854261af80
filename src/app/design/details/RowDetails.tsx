import { type KeyboardEvent, useState } from "react";
import { type DesignPage, isObject, type Json, nameInWords, type Row } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon, JsonIcon } from "../../ui/icons.ts";
import { keepFocus } from "../../ui/keep-focus.ts";
import type { DesignActions } from "../actions.ts";
import styles from "./Details.module.css";
import { Fields } from "./Fields.tsx";
import { JsonBox } from "./JsonBox.tsx";
import { SharedNote } from "./SharedNote.tsx";

export interface RowDetailsProps {
  readonly row: Row;
  /** The schema that the row shows. */
  readonly schema: Json;
  readonly actions: DesignActions;
  readonly onClose: () => void;
  /** For the shared definitions that the row could use. */
  readonly page?: DesignPage | undefined;
}

/** Everything about one row that its line has no room for. Escape goes back to the row. */
export function RowDetails({ row, schema, actions, onClose, page }: RowDetailsProps) {
  const [asJson, setAsJson] = useState(false);
  const isJson = row.kind === "json" || row.type.kind === "malformed";
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the grid are for its rows, not for the fields in here.
    if (event.key !== "Escape") return event.stopPropagation();
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const name = nameInWords(row);
  return (
    <section
      ref={keepFocus}
      className={styles.details}
      aria-label={`Details of ${name}`}
      data-row-details
      onKeyDown={onKeyDown}
    >
      <SharedNote row={row} actions={actions} />
      {isJson ? (
        <JsonBox path={row.path} label={`${name} as JSON`} actions={actions} onClose={onClose} />
      ) : asJson ? (
        <JsonBox path={row.path} label={`${name} as JSON`} actions={actions} onClose={() => setAsJson(false)} />
      ) : row.kind === "required-only" ? (
        <RequiredOnly row={row} actions={actions} />
      ) : (
        <Fields row={row} schema={isObject(schema) ? schema : {}} actions={actions} page={page}>
          <Button onClick={() => setAsJson(true)}>
            <Icon of={JsonIcon} />
            Edit as JSON
          </Button>
        </Fields>
      )}
    </section>
  );
}

function RequiredOnly({ row, actions }: { row: Row; actions: DesignActions }) {
  return (
    <div className={styles.row}>
      <p className={styles.fact}>It is required, and nothing says what it is.</p>
      <Button
        look="outlined"
        onClick={() => void actions.edit({ verb: "add", path: row.path.slice(0, -2), name: row.name })}
      >
        <Icon of={AddIcon} />
        Describe it
      </Button>
    </div>
  );
}
