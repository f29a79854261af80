import type { Branch, Path } from "../../../core/index.ts";
import { useField } from "../context.ts";
import { Field } from "../Field.tsx";
import { BranchChoice, useChosen } from "./branches.tsx";
import styles from "./Nested.module.css";

/** The fields of an object, and of the branch that is chosen for it. */
export function Members(props: { node: number; path: Path; depth: number; isSent: boolean }) {
  const plan = useField(props.node);
  if (plan.kind !== "object") return null;
  return (
    <>
      {plan.members.map(({ name, node, required }) => (
        <Field
          key={name}
          node={node}
          path={[...props.path, name]}
          name={name}
          // Of an object that is not sent nothing is required.
          required={required && props.isSent}
          depth={props.depth}
        />
      ))}
      {plan.variants.map((variants, index) => (
        <VariantsField
          key={variants.branches.map(({ label }) => label).join()}
          branches={variants.branches}
          path={props.path}
          unionId={`${props.node}:${index}`}
          depth={props.depth}
          isSent={props.isSent}
        />
      ))}
    </>
  );
}

/** Members that depend on which kind of object is meant. */
export function VariantsField(props: {
  branches: readonly Branch[];
  path: Path;
  unionId: string;
  depth: number;
  isSent: boolean;
}) {
  const { chosen, choose } = useChosen(props.branches, props.path, props.unionId);
  const branch = props.branches[chosen];
  return (
    <div className={styles.variants}>
      <BranchChoice
        name={props.path.length === 0 ? "arguments" : String(props.path.at(-1))}
        branches={props.branches}
        chosen={chosen}
        onChoose={choose}
      />
      {branch && <Members node={branch.node} path={props.path} depth={props.depth} isSent={props.isSent} />}
    </div>
  );
}
