import type { FieldViews } from "./context.ts";
import { BooleanField } from "./fields/BooleanField.tsx";
import { ChoiceField } from "./fields/ChoiceField.tsx";
import { FixedField } from "./fields/FixedField.tsx";
import { ListField } from "./fields/ListField.tsx";
import { ObjectField } from "./fields/ObjectField.tsx";
import { TupleField } from "./fields/TupleField.tsx";
import { JsonField, NumberField, TextField } from "./fields/TypedField.tsx";
import { UnionField } from "./fields/UnionField.tsx";

/** How each kind of field is drawn. The form hands it down: a field of fields that imported it would import itself. */
export const views: FieldViews = {
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
