export { branchOf } from "./branch-of.ts";
export { optionOf, valueLabel } from "./choices.ts";
export { chosenBranch } from "./choose-branch.ts";
export { hasField } from "./field-at.ts";
export type { Branch, ChoiceOption, FieldKind, FieldPlan, FormPlan, NoForm } from "./form-plan.ts";
export { argumentNames, formPlan, isPlan, openDepth } from "./plan.ts";
export { type Typed, typedJson, typedNumber, typedText } from "./typed.ts";
export { omitAt, renameAt, setAt } from "./values.ts";
export { noFormInWords } from "./words.ts";
