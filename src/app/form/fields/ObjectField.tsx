import { useState } from "react";
import { openDepth } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { type FieldProps, idOf, isSent, useField, useForm, useGiven } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Frame } from "../Frame.tsx";
import { useFocusInto } from "../focus-into.ts";
import { MapEntries } from "./MapEntries.tsx";
import { Members } from "./Members.tsx";
import styles from "./Nested.module.css";

/** An object inside the arguments. A map is one without listed members. */
export function ObjectField(props: FieldProps) {
  const id = idOf(props);
  const { callKey } = useForm();
  const plan = useField(props.node);
  const given = useGiven(props.path);
  const [opened, setOpened] = useState(false);
  const { expect, ref } = useFocusInto();
  const edits = editsAt(callKey, props.path);
  if (plan.kind !== "object") return null;
  const isMap = plan.members.length === 0 && plan.variants.length === 0;
  const isOpen = opened || given === "value" || given === "empty" || (props.required && props.depth < openDepth);
  const onState = (state: "omit" | "null" | "value") => {
    setOpened(state === "value");
    if (state === "omit") edits.omit();
    else edits.set(state === "null" ? null : {});
  };
  const open = () => {
    expect();
    setOpened(true);
  };
  return (
    <Frame field={props} id={id} given={given} grouped onState={onState} onUse={edits.set}>
      {given === "null" ? (
        <p className={styles.note}>sent as null</p>
      ) : isOpen ? (
        <div ref={ref} className={isMap ? styles.map : styles.members}>
          {isMap ? null : (
            <Members
              node={props.node}
              path={props.path}
              depth={props.depth + 1}
              isSent={isSent(props, given)}
              host={props.host}
            />
          )}
          {plan.entries !== undefined && (
            <MapEntries
              node={props.node}
              item={plan.entries}
              path={props.path}
              depth={props.depth + 1}
              name={props.name}
              host={props.host}
              isAsked={isMap && opened && given === "omitted"}
            />
          )}
          {given === "empty" && <p className={styles.note}>sent as an empty object</p>}
        </div>
      ) : (
        <div className={styles.closed}>
          <Button small look="outlined" onClick={open}>
            {isMap ? "Add to" : "Open"} <code>{props.name}</code>
          </Button>
          <span className={styles.note}>Not sent until a member is given</span>
        </div>
      )}
      {props.required && given === "omitted" && isOpen && plan.takesEmpty && (
        <div>
          <Button small onClick={() => edits.set({})}>
            Send empty object
          </Button>
        </div>
      )}
    </Frame>
  );
}
