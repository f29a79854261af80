import { type FieldPathId, ID_KEY, type Registry } from "@rjsf/utils";
import { createContext, useContext } from "react";
import { type FieldPlan, type FormPlan, type Json, type Path, toPointer, valueAt } from "../../core/index.ts";
import { useDraft } from "../store/panels/arguments.ts";
import { useFieldProblems } from "../store/panels/try.ts";
import type { PlacedProblem } from "../store/panels/try-problems.ts";

/** The form that a field is part of. */
export interface FormContext {
  readonly plan: FormPlan;
  /** Whose arguments the fields change. */
  readonly callKey: string;
}

export const FormPlanContext = createContext<FormContext | null>(null);

export function useForm(): FormContext {
  const form = useContext(FormPlanContext);
  if (!form) throw new Error("a field was drawn outside of a form");
  return form;
}

/** Where a field stands and what it is. */
export interface Placement {
  readonly node: number;
  readonly path: Path;
  readonly name: string;
  readonly required: boolean;
  /** Nesting, counted from the arguments. */
  readonly depth: number;
  /** An element of a list cannot be left out, only removed; whether a branch is sent is said around it. */
  readonly shape?: "element" | "branch";
}

/** What the host knows of a field: the parts it is made of, and the id that is its own. */
export interface Host {
  readonly registry: Registry;
  readonly place: FieldPathId;
}

/** A field that holds others. */
export interface FieldProps extends Placement {
  readonly host: Host;
}

/** A field with one control. */
export interface ControlProps extends Placement {
  /** Of the control. */
  readonly id: string;
}

/** The id of a field that holds others. */
export function idOf({ host }: FieldProps): string {
  return host.place[ID_KEY];
}

export type Given = "omitted" | "null" | "empty" | "value";

/** Whether a value is there, and whether there is anything in it. */
function givenState(value: Json | undefined): Given {
  if (value === undefined) return "omitted";
  if (value === null) return "null";
  if (value === "") return "empty";
  if (typeof value !== "object") return "value";
  return Object.keys(value).length === 0 ? "empty" : "value";
}

/** Paints again only when the state changes, not with every character. */
export function useGiven(path: Path): Given {
  const { callKey } = useForm();
  return useDraft(callKey, ({ value }) => givenState(valueAt(value, path)));
}

export type FieldProblem = Pick<PlacedProblem, "message" | "repair"> & Partial<Pick<PlacedProblem, "keyword">>;

export function useField(node: number): FieldPlan {
  const { plan } = useForm();
  return plan.nodes[node] as FieldPlan;
}

export function useProblems(path: Path): readonly FieldProblem[] {
  const { callKey } = useForm();
  const pointer = toPointer(path);
  const unfinished = useDraft(callKey, (draft) => draft.unfinished[pointer]);
  const found = useFieldProblems(callKey, pointer);
  return unfinished === undefined ? found : [{ message: unfinished }];
}

/** Whether what is required in a field has to be given. An element that somebody adds is on its way. */
export function isSent({ required, shape }: Placement, given: Given): boolean {
  return required || shape === "element" || given !== "omitted";
}
