import { memo } from "react";
import type { FieldKind } from "../../core/index.ts";
import { type FieldProps, useField } from "./context.ts";
import { BooleanField } from "./fields/BooleanField.tsx";
import { ChoiceField } from "./fields/ChoiceField.tsx";
import { FixedField } from "./fields/FixedField.tsx";
import { ListField } from "./fields/ListField.tsx";
import { ObjectField } from "./fields/ObjectField.tsx";
import { TupleField } from "./fields/TupleField.tsx";
import { JsonField, NumberField, TextField } from "./fields/TypedField.tsx";
import { UnionField } from "./fields/UnionField.tsx";

const views: Record<FieldKind["kind"], (props: FieldProps) => React.ReactNode> = {
  text: TextField,
  number: NumberField,
  json: JsonField,
  boolean: BooleanField,
  choice: ChoiceField,
  object: ObjectField,
  list: ListField,
  tuple: TupleField,
  union: UnionField,
  null: FixedField,
  nothing: FixedField,
};

/** One value of the arguments, drawn as what it is. */
export const Field = memo(function Field(props: FieldProps) {
  const { kind } = useField(props.node);
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
