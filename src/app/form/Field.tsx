import { memo } from "react";
import { type FieldProps, useField, useForm } from "./context.ts";

/** One value of the arguments, drawn as what it is. */
export const Field = memo(function Field(props: FieldProps) {
  const { kind } = useField(props.node);
  const { views } = useForm();
  const View = views[kind];
  return <View {...props} />;
}, isSame);

/** Paths are written anew by every parent; what they say decides. */
function isSame(before: FieldProps, now: FieldProps): boolean {
  return (
    before.node === now.node &&
    before.name === now.name &&
    before.required === now.required &&
    before.depth === now.depth &&
    before.shape === now.shape &&
    before.path.length === now.path.length &&
    before.path.every((key, index) => key === now.path[index])
  );
}
