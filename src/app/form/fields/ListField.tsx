import { useState } from "react";
import { type FieldPlan, type Json, type Path, valueAt } from "../../../core/index.ts";
import { useDraft } from "../../store/panels/arguments.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon } from "../../ui/icons.ts";
import { type FieldProps, type Host, idOf, useField, useForm, useGiven } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Frame } from "../Frame.tsx";
import { useFocusInto } from "../focus-into.ts";
import styles from "./Nested.module.css";
import { Row } from "./Row.tsx";

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
        <Rows item={plan.item} path={props.path} depth={props.depth + 1} name={props.name} from={0} host={props.host} />
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

/** The elements of a list from a place on. */
export function Rows(props: { item: number; path: Path; depth: number; name: string; from: number; host: Host }) {
  const { callKey } = useForm();
  const length = useDraft(callKey, ({ value }) => lengthOf(valueAt(value, props.path)));
  const field = useField(props.item);
  const [wanted, setWanted] = useState(0);
  const start = newElement(field);
  const isAdding = wanted > length;
  const shown = Math.min(isAdding ? length + 1 : length, maxRows);
  const { expect, ref } = useFocusInto();
  const add = () => {
    expect();
    if (start === undefined) setWanted(length + 1);
    else editsAt(callKey, [...props.path, length]).set(start);
  };
  return (
    <div className={styles.rows}>
      {indexes(props.from, shown).map((index) => {
        const remove = () => {
          setWanted(0);
          if (index < length) editsAt(callKey, [...props.path, index]).omit();
        };
        return (
          <Row
            key={index}
            ref={index === shown - 1 ? ref : undefined}
            name={`${props.name}[${index}]`}
            node={props.item}
            path={[...props.path, index]}
            depth={props.depth}
            host={props.host}
            step={index}
            onRemove={remove}
          />
        );
      })}
      {length > maxRows && <p className={styles.note}>{length - maxRows} more are in the JSON</p>}
      {length < maxRows && (
        <div>
          <Button small onClick={add}>
            <Icon of={AddIcon} size={14} />
            Add to {props.name}
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

/** Whole numbers from one up to before another. */
export function indexes(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, row) => from + row);
}
