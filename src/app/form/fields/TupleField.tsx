import { count, type Json, valueAt } from "../../../core/index.ts";
import { useDraft } from "../../store/panels/arguments.ts";
import { type FieldProps, idOf, type Placement, useField, useForm, useGiven } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Frame } from "../Frame.tsx";
import { Rows } from "./ListField.tsx";
import styles from "./Nested.module.css";
import { indexes, WalkedRows } from "./WalkedRows.tsx";

/** A list in which every place has a meaning. A place can be given once all before it are: a list has no gaps. */
export function TupleField(props: FieldProps) {
  const id = idOf(props);
  const { callKey } = useForm();
  const plan = useField(props.node);
  const given = useGiven(props.path);
  const length = useDraft(callKey, ({ value }) => {
    const at: Json | undefined = valueAt(value, props.path);
    return Array.isArray(at) ? at.length : 0;
  });
  const edits = editsAt(callKey, props.path);
  if (plan.kind !== "tuple") return null;
  const onState = (state: "omit" | "null" | "value") =>
    state === "omit" ? edits.omit() : edits.set(state === "null" ? null : []);
  const next = plan.items.length > length ? length : undefined;
  const hasRest = plan.rest !== undefined && length >= plan.items.length;
  const places = indexes(0, Math.min(length + 1, plan.items.length)).map((index): Placement => {
    const [path, name] = [[...props.path, index], `${props.name}[${index}]`];
    const shape = index < length - 1 ? "element" : "branch";
    return { node: plan.items[index] ?? 0, path, name, required: false, depth: props.depth + 1, shape };
  });
  return (
    <Frame field={props} id={id} given={given} grouped onState={onState} onUse={edits.set}>
      <div className={styles.members}>
        {!hasRest && <WalkedRows rows={places} host={props.host} />}
        {next !== undefined && next + 1 < plan.items.length && (
          <p className={styles.note}>{count(plan.items.length - next - 1, "more place")} after this one</p>
        )}
        {hasRest && (
          <Rows
            item={plan.rest ?? 0}
            path={props.path}
            depth={props.depth + 1}
            name={props.name}
            places={places}
            host={props.host}
          />
        )}
      </div>
      {given === "empty" && <p className={styles.note}>sent as an empty list</p>}
    </Frame>
  );
}
