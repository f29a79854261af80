import { type ControlProps, useField, useForm, useGiven } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Frame } from "../Frame.tsx";
import styles from "./TypedField.module.css";

/** A value that can only be null, or that may not be there at all. */
export function FixedField(props: ControlProps) {
  const { id } = props;
  const { callKey } = useForm();
  const plan = useField(props.node);
  const given = useGiven(props.path);
  const edits = editsAt(callKey, props.path);
  const onState = (state: "omit" | "null" | "value") => (state === "omit" ? edits.omit() : edits.set(null));
  const words =
    plan.kind === "nothing" ? "The schema takes no value here" : given === "null" ? "sent as null" : "Not sent";
  return (
    <Frame field={props} id={id} given={given} grouped onState={onState} onUse={edits.set}>
      <div className={styles.box} data-given={given}>
        <span className={styles.fixed}>{words}</span>
      </div>
    </Frame>
  );
}
