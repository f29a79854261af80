import type { Path } from "../../../core/index.ts";
import { useField } from "../context.ts";
import { Field } from "../Field.tsx";
import { VariantsField } from "./UnionField.tsx";

/** The fields of an object, and of the branch that is chosen for it. */
export function Members(props: { node: number; path: Path; depth: number; without?: ReadonlySet<string> }) {
  const plan = useField(props.node);
  if (plan.kind !== "object") return null;
  return (
    <>
      {plan.members
        .filter(({ name }) => !props.without?.has(name))
        .map(({ name, node, required }) => (
          <Field
            key={name}
            node={node}
            path={[...props.path, name]}
            name={name}
            required={required}
            depth={props.depth}
          />
        ))}
      {plan.variants.map((variants, index) => (
        <VariantsField
          key={variants.branches.map(({ label }) => label).join()}
          branches={variants.branches}
          path={props.path}
          place={`${props.node}:${index}`}
          depth={props.depth}
        />
      ))}
    </>
  );
}
