import { useState } from "react";
import { type FieldPlan, type Json, type Path, valueAt } from "../../../core/index.ts";
import { useDraft } from "../../store/panels/arguments.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon } from "../../ui/icons.ts";
import { type FieldProps, type Host, idOf, type Placement, useField, useForm, useGiven } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Frame } from "../Frame.tsx";
import { useFocusInto } from "../focus-into.ts";
import styles from "./Nested.module.css";
import { indexes, WalkedRows } from "./WalkedRows.tsx";

const nowhere: readonly Placement[] = [];
/** More rows than this are better read as JSON. */
const maxRows = 100;

/** A list: a row for each element, and one more while a new one is being given. */
export function ListField(props: FieldProps) {
  const id = idOf(props);
  const { callKey } = useForm();
  const plan = useField(props.node);
  const given = useGiven(props.path);
  const edits = editsAt(callKey, props.path);
  if (plan.kind !== "list") return null;
  const onState = (state: "omit" | "null" | "value") =>
    state === "omit" ? edits.omit() : edits.set(state === "null" ? null : []);
  return (
    <Frame field={props} id={id} given={given} grouped onState={onState} onUse={edits.set}>
      {given === "null" ? (
        <p className={styles.note}>sent as null</p>
      ) : (
        <Rows
          item={plan.item}
          path={props.path}
          depth={props.depth + 1}
          name={elementsOf(props)}
          places={nowhere}
          host={props.host}
        />
      )}
      {given === "empty" && <p className={styles.note}>sent as an empty list</p>}
      {props.required && given === "omitted" && plan.takesEmpty && (
        <div>
          <Button small onClick={() => edits.set([])}>
            Send empty list
          </Button>
        </div>
      )}
    </Frame>
  );
}

/** Elements are counted as in messages, by the name of the field: a kind of value that a list may be is no name. */
function elementsOf({ name, shape, path }: Placement): string {
  const at = path.findLastIndex((step) => typeof step === "string");
  if (shape !== "branch" || at < 0) return name;
  return path
    .slice(at)
    .map((step) => (typeof step === "number" ? `[${step}]` : step))
    .join("");
}

interface RowsOfList {
  readonly item: number;
  readonly path: Path;
  readonly depth: number;
  readonly name: string;
  readonly host: Host;
  /** Elements before them that have a meaning of their own. */
  readonly places: readonly Placement[];
}

/** The elements of a list, after those of a tuple. */
export function Rows(props: RowsOfList) {
  const { callKey } = useForm();
  const length = useDraft(callKey, ({ value }) => lengthOf(valueAt(value, props.path)));
  const field = useField(props.item);
  const [wanted, setWanted] = useState(0);
  const start = newElement(field);
  const isAdding = wanted > length;
  const shown = Math.min(isAdding ? length + 1 : length, maxRows);
  const { go, expect, ref } = useFocusInto();
  const name = (index: number) => `${props.name}[${index}]`;
  const remove = (index: number) => {
    setWanted(0);
    if (index < length) editsAt(callKey, [...props.path, index]).omit();
  };
  const { item: node, path, depth, places } = props;
  const rows = indexes(places.length, shown).map((index): Placement => {
    return { node, path: [...path, index], name: name(index), required: false, depth, shape: "element" };
  });
  const add = () => {
    // One that waits for its value is the new one.
    if (isAdding) return go();
    expect();
    if (start === undefined) setWanted(length + 1);
    else editsAt(callKey, [...props.path, length]).set(start);
  };
  return (
    <div className={styles.rows}>
      <WalkedRows
        rows={[...places, ...rows]}
        host={props.host}
        frame={{ from: props.places.length, name, remove, last: ref }}
      />
      {length > maxRows && <p className={styles.note}>{length - maxRows} more are in the JSON</p>}
      {length < maxRows && (
        <div>
          <Button small onClick={add}>
            <Icon of={AddIcon} size={14} />
            Add to <code>{props.name}</code>
          </Button>
        </div>
      )}
    </div>
  );
}

/** What a new element starts as; undefined where it has to be typed first. */
function newElement(field: FieldPlan): Json | undefined {
  if (field.kind === "object") return {};
  if (field.kind === "list" || field.kind === "tuple") return [];
  if (field.kind === "null") return null;
  return undefined;
}

function lengthOf(value: Json | undefined): number {
  return Array.isArray(value) ? value.length : 0;
}
