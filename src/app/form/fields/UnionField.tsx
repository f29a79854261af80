import { toFieldPathId } from "@rjsf/utils";
import { useEffect } from "react";
import { type Branch, toPointer } from "../../../core/index.ts";
import { showTags } from "../../store/panels/branches.ts";
import { type FieldProps, idOf, isSent, useField, useForm, useGiven } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Field } from "../Field.tsx";
import { Frame } from "../Frame.tsx";
import { useFocusInto } from "../focus-into.ts";
import { BranchChoice, useChosen } from "./branches.tsx";
import { Members } from "./Members.tsx";
import styles from "./Nested.module.css";

/** A value of one of several kinds: first which, then its field. */
export function UnionField(props: FieldProps) {
  const id = idOf(props);
  const { callKey } = useForm();
  const plan = useField(props.node);
  const given = useGiven(props.path);
  const branches = plan.kind === "union" ? plan.branches : [];
  const { chosen, choose, isPicked, unpick } = useChosen(branches, props.path, String(props.node));
  const edits = editsAt(callKey, props.path);
  const branch = branches[chosen];
  const tags = branch?.tags;
  const pointer = toPointer(props.path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pointer says what the path says, and stays the same.
  useEffect(() => (tags ? showTags(callKey, props.path, tags) : undefined), [callKey, pointer, tags]);
  const { expect, ref } = useFocusInto();
  const isOpen = given !== "omitted" || props.required || props.shape !== undefined || isPicked;
  const onState = (state: "omit" | "null" | "value") => {
    if (state === "omit") {
      unpick();
      edits.omit();
    } else if (state === "null") edits.set(null);
    else {
      expect();
      choose(chosen);
    }
  };
  return (
    <Frame field={props} id={id} given={given} grouped onState={onState} onUse={edits.set}>
      <BranchChoice
        name={props.name}
        branches={branches}
        chosen={isOpen && given !== "null" ? chosen : undefined}
        onChoose={choose}
      />
      {!isOpen && <p className={styles.note}>Not sent. Choose a kind to give it a value</p>}
      {branch && isOpen && given !== "null" && (
        <div ref={ref} className={styles.members}>
          <BranchBody branch={branch} step={`b${chosen}`} field={props} isSent={isSent(props, given)} />
        </div>
      )}
    </Frame>
  );
}

function BranchBody(props: { branch: Branch; step: string; field: FieldProps; isSent: boolean }) {
  const { branch, step, field, isSent } = props;
  const plan = useField(branch.node);
  const { host } = field;
  const at = { node: branch.node, path: field.path, depth: field.depth + 1 };
  if (plan.kind === "object" && plan.members.length + plan.variants.length > 0) {
    const place = toFieldPathId(step, host.registry.globalFormOptions, host.place);
    return <Members {...at} isSent={isSent} host={{ ...host, place }} />;
  }
  // The frame around it says whether it is sent.
  return <Field {...at} name={branch.label} required={field.required} shape="branch" host={host} step={step} />;
}
