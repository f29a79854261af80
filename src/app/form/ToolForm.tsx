import Form from "@rjsf/core/lib/components/Form.js";
import type { FieldProps as HostFieldProps, ObjectFieldTemplateProps, RJSFSchema, UiSchema } from "@rjsf/utils";
import { memo, useCallback, useMemo } from "react";
import type { FormPlan } from "../../core/index.ts";
import { FormPlanContext } from "./context.ts";
import { Field } from "./Field.tsx";
import { MapEntries } from "./fields/MapEntries.tsx";
import { VariantsField } from "./fields/Members.tsx";
import { noValidator } from "./no-validator.ts";
import styles from "./ToolForm.module.css";
import { views } from "./views.ts";
import { watchTouches } from "./watch-touches.ts";

/** The arguments of a tool as fields. The host lays them out once; every field then looks after its own value. */
export const ToolForm = memo(function ToolForm({ plan, callKey }: { plan: FormPlan; callKey: string }) {
  const { schema, uiSchema } = useMemo(() => hosted(plan), [plan]);
  const context = useMemo(() => ({ views, plan, callKey }), [plan, callKey]);
  const watch = useCallback((form: HTMLElement | null) => (form ? watchTouches(form, callKey) : undefined), [callKey]);
  return (
    <FormPlanContext value={context}>
      <div ref={watch}>
        <Form
          key={callKey}
          tagName="div"
          className={styles.form ?? ""}
          schema={schema}
          uiSchema={uiSchema}
          validator={noValidator}
          fields={fields}
          templates={templates}
          formContext={context}
          noValidate
          showErrorList={false}
          idPrefix="argument"
        >
          <span hidden />
        </Form>
      </div>
    </FormPlanContext>
  );
});

/**
 * What the host lays out: one flat member for each argument, by number. It multiplies references and unions out,
 * fills in constants and reads the whole schema after every key, so it gets neither the schema nor the value.
 */
function hosted({ nodes, root }: FormPlan): { schema: RJSFSchema; uiSchema: UiSchema } {
  const field = nodes[root];
  if (field?.kind !== "object") return { schema: { type: "object" }, uiSchema: {} };
  const slots: Slot[] = [
    ...field.members.map((_, index) => ({ part: "member" as const, index })),
    ...field.variants.map((_, index) => ({ part: "variants" as const, index })),
    ...(field.entries === undefined ? [] : [{ part: "entries" as const, index: 0 }]),
  ];
  const named = slots.map((slot, index) => [`slot${index}`, slot] as const);
  return {
    schema: { type: "object", properties: Object.fromEntries(named.map(([name]) => [name, { type: "string" }])) },
    uiSchema: Object.fromEntries(named.map(([name, slot]) => [name, { "ui:field": "slot", "ui:options": { slot } }])),
  };
}

interface Slot {
  readonly part: "member" | "variants" | "entries";
  readonly index: number;
}

function SlotField({ uiSchema, registry }: HostFieldProps) {
  const { plan } = registry.formContext as { plan: FormPlan };
  const { part, index } = (uiSchema?.["ui:options"] as { slot?: Slot } | undefined)?.slot ?? {
    part: "member",
    index: -1,
  };
  const field = plan.nodes[plan.root];
  if (field?.kind !== "object") return null;
  if (part === "entries" && field.entries !== undefined) {
    return <MapEntries node={plan.root} item={field.entries} path={[]} depth={0} name="arguments" />;
  }
  const branches = part === "variants" ? field.variants[index]?.branches : undefined;
  if (branches)
    return <VariantsField branches={branches} path={[]} unionId={`${plan.root}:${index}`} depth={0} isSent />;
  const member = part === "member" ? field.members[index] : undefined;
  return member ? (
    <Field node={member.node} path={[member.name]} name={member.name} required={member.required} depth={0} />
  ) : null;
}

const fields = { slot: SlotField };

const templates = {
  ObjectFieldTemplate: ({ properties }: ObjectFieldTemplateProps) => (
    <>
      {properties.map(({ name, content }) => (
        <div key={name} className={styles.slot}>
          {content}
        </div>
      ))}
    </>
  ),
  FieldTemplate: ({ children }: { children?: React.ReactNode }) => <>{children}</>,
};
