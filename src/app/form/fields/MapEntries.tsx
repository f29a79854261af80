import { useState } from "react";
import { type Json, type Path, renameAt, valueAt } from "../../../core/index.ts";
import { editArguments, useDraft } from "../../store/call.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon, ClearIcon } from "../../ui/icons.ts";
import { useField, useForm } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Field } from "../Field.tsx";
import styles from "./Nested.module.css";

const mostEntries = 100;

/** The members of an object that the schema does not list: a name and a value each. */
export function MapEntries(props: { node: number; item: number; path: Path; depth: number; name: string }) {
  const { callKey } = useForm();
  const plan = useField(props.node);
  const listed = plan.kind === "object" ? plan.members.map(({ name }) => name) : [];
  const keys = useDraft(callKey, ({ value }) => JSON.stringify(keysOf(valueAt(value, props.path), listed)));
  const names = JSON.parse(keys) as string[];
  const [added, setAdded] = useState(false);
  const [draftName, setDraftName] = useState("");
  const isTaken = names.includes(draftName) || listed.includes(draftName);
  const rename = (from: string, to: string) => {
    if (to === "" || to === from || names.includes(to) || listed.includes(to)) return false;
    editArguments(callKey, (root) => renameAt(root, props.path, from, to));
    return true;
  };
  const close = () => {
    setAdded(false);
    setDraftName("");
  };
  // Once its value is given, the new entry is one of the others.
  if (added && names.includes(draftName)) close();
  return (
    <div className={styles.rows}>
      {names.slice(0, mostEntries).map((name) => (
        <div key={name} className={styles.entry}>
          <input
            className={styles.key}
            aria-label={`Name of ${name}`}
            defaultValue={name}
            spellCheck={false}
            onBlur={(event) => {
              if (!rename(name, event.target.value)) event.target.value = name;
            }}
          />
          <Field
            node={props.item}
            path={[...props.path, name]}
            name={name}
            required
            depth={props.depth}
            shape="element"
          />
          <Button icon aria-label={`Remove ${name}`} onClick={editsAt(callKey, [...props.path, name]).omit}>
            <Icon of={ClearIcon} size={14} />
          </Button>
        </div>
      ))}
      {names.length > mostEntries && <p className={styles.note}>{names.length - mostEntries} more are in the JSON</p>}
      {added && (
        <div className={styles.entry}>
          <input
            className={styles.key}
            aria-label="Name of the new entry"
            placeholder="Name"
            value={draftName}
            spellCheck={false}
            onChange={(event) => setDraftName(event.target.value)}
          />
          {draftName !== "" && !isTaken ? (
            <Field
              node={props.item}
              path={[...props.path, draftName]}
              name={draftName}
              required
              depth={props.depth}
              shape="branch"
            />
          ) : (
            <span className={styles.note}>{isTaken ? "This name is taken" : "First a name, then its value"}</span>
          )}
          <Button icon aria-label="Remove the new entry" onClick={close}>
            <Icon of={ClearIcon} size={14} />
          </Button>
        </div>
      )}
      {!added && names.length < mostEntries && (
        <div>
          <Button small onClick={() => setAdded(true)}>
            <Icon of={AddIcon} size={14} />
            Add entry
          </Button>
        </div>
      )}
    </div>
  );
}

function keysOf(value: Json | undefined, listed: readonly string[]): string[] {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.keys(value).filter((key) => !listed.includes(key))
    : [];
}
