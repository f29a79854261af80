import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import type { FieldKind, FieldPlan, FormPlan, Path } from "../../core/index.ts";
import type { Placement } from "./context.ts";

/** What the host gets of a field: enough to choose how it is drawn, and where it stands. Nothing in it can be multiplied out. */
export interface HostedPart {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** Kinds that the host tells apart by their type, those that have a widget of their own, and those that it has no type for. */
const parts: Readonly<Record<FieldKind["kind"], HostedPart>> = {
  text: { schema: { type: "string" }, uiSchema: {} },
  number: { schema: { type: "number" }, uiSchema: { "ui:widget": "updown" } },
  boolean: { schema: { type: "boolean" }, uiSchema: {} },
  object: { schema: { type: "object" }, uiSchema: {} },
  list: { schema: { type: "array" }, uiSchema: {} },
  null: { schema: { type: "string" }, uiSchema: { "ui:widget": "FixedWidget" } },
  choice: { schema: { type: "string" }, uiSchema: { "ui:widget": "select" } },
  tuple: { schema: { type: "array" }, uiSchema: { "ui:field": "TupleField" } },
  union: { schema: { type: "object" }, uiSchema: { "ui:field": "UnionField" } },
  json: { schema: { type: "string" }, uiSchema: { "ui:widget": "JsonWidget" } },
  nothing: { schema: { type: "string" }, uiSchema: { "ui:widget": "FixedWidget" } },
};

export function hostedField({ nodes }: FormPlan, placement: Placement): HostedPart {
  const { schema, uiSchema } = parts[(nodes[placement.node] as FieldPlan).kind];
  return { schema, uiSchema: { ...uiSchema, "ui:options": { placement } } };
}

export interface HostedList {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema<null[]>;
}

/** The elements of a list, each by its own place. */
export function hostedElements(plan: FormPlan, rows: readonly Placement[]): HostedList {
  const parts = rows.map((row) => hostedField(plan, row));
  const uiSchema = { items: (_: null, index: number) => parts[index]?.uiSchema };
  // The host's type of a list asks for templates of lists of this very type, which none of its parts has.
  return {
    schema: { type: "array", items: parts.map(({ schema }) => schema) },
    uiSchema: uiSchema as object as UiSchema<null[]>,
  };
}

/** An object one level deep. Its members are numbered, because two names can make the same id, and some break an object. */
export function hostedMembers(
  plan: FormPlan,
  { node, path, depth, isSent }: { node: number; path: Path; depth: number; isSent: boolean },
): HostedPart {
  const field = plan.nodes[node];
  const members = field?.kind === "object" ? field.members : [];
  const walked = members.map((member, index) => {
    // Of an object that is not sent nothing is required.
    const required = member.required && isSent;
    const placement = { node: member.node, path: [...path, member.name], name: member.name, required, depth };
    return { key: `m${index}`, required, part: hostedField(plan, placement) };
  });
  return {
    schema: {
      type: "object",
      properties: Object.fromEntries(walked.map(({ key, part }) => [key, part.schema])),
      required: walked.filter(({ required }) => required).map(({ key }) => key),
    },
    uiSchema: Object.fromEntries(walked.map(({ key, part }) => [key, part.uiSchema])),
  };
}
