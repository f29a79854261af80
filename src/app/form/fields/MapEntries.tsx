import { useRef, useState } from "react";
import { type Json, type Path, renameAt, valueAt } from "../../../core/index.ts";
import { editArguments, useDraft } from "../../store/panels/arguments.ts";
import { Button } from "../../ui/Button.tsx";
import { focusOn } from "../../ui/focus-on.ts";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon, ClearIcon } from "../../ui/icons.ts";
import { type Host, useField, useForm } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Field } from "../Field.tsx";
import styles from "./Nested.module.css";

const maxEntries = 100;

/** An entry that has no value yet. */
interface NewEntry {
  readonly id: number;
  readonly name: string;
  readonly isTaken: boolean;
}

/** The members of an object that the schema does not list: a name and a value each. */
export function MapEntries(props: {
  node: number;
  item: number;
  path: Path;
  depth: number;
  name: string;
  host: Host;
  /** Somebody asked for a first entry. */
  isAsked?: boolean;
}) {
  const { callKey } = useForm();
  const plan = useField(props.node);
  const listed = plan.kind === "object" ? plan.members.map(({ name }) => name) : [];
  const keys = useDraft(callKey, ({ value }) => JSON.stringify(keysOf(valueAt(value, props.path), listed)));
  const names = JSON.parse(keys) as string[];
  const isTaken = (name: string) => names.includes(name) || listed.includes(name);
  const ids = useRef(new Map<string, number>());
  const nextId = useRef(1);
  const [added, setAdded] = useState<NewEntry | null>(props.isAsked ? { id: 0, name: "", isTaken: false } : null);
  // Once its value is given, the new entry is one of the others; it stays the same field, in which somebody types.
  if (added && !added.isTaken && names.includes(added.name)) {
    ids.current.set(added.name, added.id);
    setAdded(null);
  }
  const idOf = (name: string) => {
    const id = ids.current.get(name) ?? nextId.current++;
    ids.current.set(name, id);
    return id;
  };
  const rename = (from: string, to: string) => {
    if (to === "" || to === from || isTaken(to)) return false;
    ids.current.set(to, idOf(from));
    editArguments(callKey, (root) => renameAt(root, props.path, from, to));
    return true;
  };
  const shown = names.slice(0, maxEntries).map((name) => ({ id: idOf(name), name, isTaken: false, isNew: false }));
  const entries =
    added && (added.isTaken || !names.includes(added.name)) ? [...shown, { ...added, isNew: true }] : shown;
  return (
    <div className={styles.rows}>
      {entries.map(({ id, name, isTaken: taken, isNew }) => (
        <div key={id} className={styles.entry}>
          <EntryName
            name={name}
            isNew={isNew}
            onType={(typed) => isNew && setAdded({ id, name: typed, isTaken: isTaken(typed) })}
            onDone={(typed) => isNew || rename(name, typed)}
            onCancel={() => isNew && setAdded(null)}
          />
          {isNew && (name === "" || taken) ? (
            <span className={styles.note}>{taken ? "This name is taken" : "First a name, then its value"}</span>
          ) : (
            <Field
              node={props.item}
              path={[...props.path, name]}
              name={name}
              required
              depth={props.depth}
              shape={isNew ? "branch" : "element"}
              host={props.host}
              step={`e${id}`}
            />
          )}
          <Button
            icon
            aria-label={isNew ? "Remove the new entry" : `Remove ${name}`}
            onClick={isNew ? () => setAdded(null) : editsAt(callKey, [...props.path, name]).omit}
          >
            <Icon of={ClearIcon} size={14} />
          </Button>
        </div>
      ))}
      {names.length > maxEntries && <p className={styles.note}>{names.length - maxEntries} more are in the JSON</p>}
      {!added && names.length < maxEntries && (
        <div>
          <Button small onClick={() => setAdded({ id: nextId.current++, name: "", isTaken: false })}>
            <Icon of={AddIcon} size={14} />
            Add entry
          </Button>
        </div>
      )}
    </div>
  );
}

/** The name of an entry as it is typed; that of an entry with a value changes when it is left. */
function EntryName(props: {
  name: string;
  isNew: boolean;
  onType: (typed: string) => void;
  onDone: (typed: string) => boolean;
  onCancel: () => void;
}) {
  const [typed, setTyped] = useState(props.name);
  return (
    <input
      ref={props.isNew ? focusOn : undefined}
      className={styles.key}
      aria-label={props.isNew ? "Name of the new entry" : `Name of ${props.name}`}
      placeholder="Name"
      value={typed}
      spellCheck={false}
      onChange={(event) => {
        setTyped(event.target.value);
        props.onType(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        setTyped(props.name);
        props.onCancel();
      }}
      onBlur={() => {
        if (!props.onDone(typed)) setTyped(props.name);
      }}
    />
  );
}

function keysOf(value: Json | undefined, listed: readonly string[]): string[] {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.keys(value).filter((key) => !listed.includes(key))
    : [];
}
