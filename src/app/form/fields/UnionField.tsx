import { useId } from "react";
import type { Branch, Path } from "../../../core/index.ts";
import { type FieldProps, useField, useForm, useGiven } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Field } from "../Field.tsx";
import { Frame } from "../Frame.tsx";
import { BranchChoice, useChosen } from "./branches.tsx";
import { Members } from "./Members.tsx";
import styles from "./Nested.module.css";

/** A value of one of several kinds: first which, then its field. */
export function UnionField(props: FieldProps) {
  const id = useId();
  const { callKey } = useForm();
  const plan = useField(props.node);
  const given = useGiven(props.path);
  const branches = plan.kind === "union" ? plan.branches : [];
  const [chosen, choose] = useChosen(branches, props.path, String(props.node));
  const edits = editsAt(callKey, props.path);
  const branch = branches[chosen];
  const onState = (state: "omit" | "null" | "value") => {
    if (state === "omit") edits.omit();
    else if (state === "null") edits.set(null);
    else choose(chosen);
  };
  return (
    <Frame field={props} id={id} given={given} grouped onState={onState} onUse={edits.set}>
      <BranchChoice name={props.name} branches={branches} chosen={chosen} onChoose={choose} />
      {branch && given !== "null" && (
        <BranchBody branch={branch} path={props.path} depth={props.depth} name={props.name} required={props.required} />
      )}
    </Frame>
  );
}

function BranchBody(props: { branch: Branch; path: Path; depth: number; name: string; required: boolean }) {
  const field = useField(props.branch.node);
  if (field.kind === "object" && field.members.length + field.variants.length > 0) {
    return (
      <div className={styles.members}>
        <Members node={props.branch.node} path={props.path} depth={props.depth + 1} />
      </div>
    );
  }
  return (
    <div className={styles.members}>
      {/* The frame around it says whether it is sent. */}
      <Field
        node={props.branch.node}
        path={props.path}
        name={props.branch.label}
        required={props.required}
        depth={props.depth + 1}
        shape="branch"
      />
    </div>
  );
}
