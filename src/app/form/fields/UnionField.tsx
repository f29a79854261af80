import { useId } from "react";
import {
  type Branch,
  branchOf,
  chosenBranch,
  omitAt,
  type Path,
  setAt,
  toPointer,
  valueAt,
} from "../../../core/index.ts";
import { useBranch } from "../../store/branches.ts";
import { editArguments, useDraft } from "../../store/call.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { type FieldProps, useField, useForm, useGiven } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Field } from "../Field.tsx";
import { Frame } from "../Frame.tsx";
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

/** Members that depend on which kind of object is meant. */
export function VariantsField(props: { branches: readonly Branch[]; path: Path; place: string; depth: number }) {
  const [chosen, choose] = useChosen(props.branches, props.path, props.place);
  const branch = props.branches[chosen];
  return (
    <div className={styles.variants}>
      <BranchChoice
        name={props.path.length === 0 ? "arguments" : String(props.path.at(-1))}
        branches={props.branches}
        chosen={chosen}
        onChoose={choose}
      />
      {branch && <Members node={branch.node} path={props.path} depth={props.depth} />}
    </div>
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

function BranchChoice(props: {
  name: string;
  branches: readonly Branch[];
  chosen: number;
  onChoose: (index: number) => void;
}) {
  const options = props.branches.map(({ label }, index) => ({ value: String(index), label }));
  const fits = options.length <= 4 && options.map(({ label }) => label).join("").length <= 40;
  const View = fits ? Segmented : Choice;
  return (
    <div>
      <View
        label={`Kind of ${props.name}`}
        value={String(props.chosen)}
        options={options}
        onChange={(index: string) => props.onChoose(Number(index))}
      />
    </div>
  );
}

/** The branch that the value fits, else the one that was chosen, else the first. Choosing one drops what only another has. */
function useChosen(branches: readonly Branch[], path: Path, place: string) {
  const { callKey, plan } = useForm();
  const [picked, pick] = useBranch(`${callKey} ${toPointer(path)} ${place}`);
  const fitting = useDraft(callKey, ({ value }) => branchOf(branches, plan.nodes, valueAt(value, path)));
  const fitsPicked = useDraft(callKey, ({ value }) => {
    const at = valueAt(value, path);
    const branch = picked === undefined ? undefined : branches[picked];
    return branch !== undefined && (at === undefined || branchOf([branch], plan.nodes, at) !== undefined);
  });
  const chosen = picked !== undefined && fitsPicked ? picked : (fitting ?? picked ?? 0);
  const choose = (index: number) => {
    pick(index);
    editArguments(callKey, (root) => {
      const value = chosenBranch(branches, index, plan.nodes, valueAt(root, path));
      if (value !== undefined) return setAt(root, path, value);
      return path.length === 0 ? {} : omitAt(root, path);
    });
  };
  return [chosen, choose] as const;
}
