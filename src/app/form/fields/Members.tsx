import WalkedObject from "@rjsf/core/lib/components/fields/ObjectField.js";
import { toFieldPathId } from "@rjsf/utils";
import { useMemo } from "react";
import { type Branch, type Path, toPointer } from "../../../core/index.ts";
import { type Host, useField, useForm } from "../context.ts";
import { nothing } from "../Field.tsx";
import { hostedMembers } from "../hosted.ts";
import { BranchChoice, useChosen } from "./branches.tsx";
import styles from "./Nested.module.css";

interface MembersProps {
  readonly node: number;
  readonly path: Path;
  readonly depth: number;
  readonly isSent: boolean;
  readonly host: Host;
}

/** The fields of an object, which the host walks, and of the branch that is chosen for it. */
export function Members(props: MembersProps) {
  const { plan } = useForm();
  const { node, depth, isSent, host } = props;
  const pointer = toPointer(props.path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pointer says what the path says, and stays the same.
  const walked = useMemo(
    () => hostedMembers(plan, { node, path: props.path, depth, isSent }),
    [plan, node, pointer, depth, isSent],
  );
  return (
    <>
      <WalkedObject
        {...walked}
        name=""
        fieldPathId={host.place}
        registry={host.registry}
        formData={undefined}
        onChange={nothing}
        onBlur={nothing}
        onFocus={nothing}
      />
      <Variants {...props} />
    </>
  );
}

/** The choices that decide about members of an object. */
export function Variants({ node, ...props }: MembersProps) {
  const plan = useField(node);
  if (plan.kind !== "object") return null;
  return plan.variants.map((variants, index) => (
    <VariantsField
      key={variants.branches.map(({ label }) => label).join()}
      branches={variants.branches}
      unionId={`${node}:${index}`}
      step={`v${index}`}
      {...props}
    />
  ));
}

/** Members that depend on which kind of object is meant. */
function VariantsField(
  props: Omit<MembersProps, "node"> & { branches: readonly Branch[]; unionId: string; step: string },
) {
  const { branches, path, depth, isSent, host } = props;
  const { chosen, choose } = useChosen(branches, path, props.unionId);
  const branch = branches[chosen];
  const place = toFieldPathId(`${props.step}b${chosen}`, host.registry.globalFormOptions, host.place);
  return (
    <div className={styles.variants}>
      <BranchChoice
        name={path.length === 0 ? "arguments" : String(path.at(-1))}
        branches={branches}
        chosen={chosen}
        onChoose={choose}
      />
      {branch && <Members node={branch.node} path={path} depth={depth} isSent={isSent} host={{ ...host, place }} />}
    </div>
  );
}
