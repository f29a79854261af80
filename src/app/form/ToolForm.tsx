import Form from "@rjsf/core/lib/components/Form.js";
import WalkedObject from "@rjsf/core/lib/components/fields/ObjectField.js";
import type { FieldProps as HostFieldProps, ObjectFieldTemplateProps, WidgetProps } from "@rjsf/utils";
import { memo, type ReactNode, useCallback, useMemo } from "react";
import type { FormPlan } from "../../core/index.ts";
import { type ControlProps, type FieldProps, FormPlanContext, type Placement, useField, useForm } from "./context.ts";
import { BooleanField } from "./fields/BooleanField.tsx";
import { ChoiceField } from "./fields/ChoiceField.tsx";
import { FixedField } from "./fields/FixedField.tsx";
import { ListField } from "./fields/ListField.tsx";
import { MapEntries } from "./fields/MapEntries.tsx";
import { Variants } from "./fields/Members.tsx";
import { ObjectField } from "./fields/ObjectField.tsx";
import { TupleField } from "./fields/TupleField.tsx";
import { JsonField, NumberField, TextField } from "./fields/TypedField.tsx";
import { UnionField } from "./fields/UnionField.tsx";
import { RowsTemplate, RowTemplate } from "./fields/WalkedRows.tsx";
import { hostedMembers } from "./hosted.ts";
import { noValidator } from "./no-validator.ts";
import styles from "./ToolForm.module.css";
import { watchTouches } from "./watch-touches.ts";

/** The arguments of a tool as fields. The host walks them, node by node; every field looks after its own value. */
export const ToolForm = memo(function ToolForm({ plan, callKey }: { plan: FormPlan; callKey: string }) {
  const { schema, uiSchema } = useMemo(() => {
    const walked = hostedMembers(plan, { node: plan.root, path: [], depth: 0, isSent: true });
    return { ...walked, uiSchema: { ...walked.uiSchema, "ui:field": "ArgumentsField" } };
  }, [plan]);
  const context = useMemo(() => ({ plan, callKey }), [plan, callKey]);
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
          widgets={widgets}
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

/** The arguments themselves: walked by the host like any object, without a frame. */
function ArgumentsField(props: HostFieldProps) {
  const { plan } = useForm();
  const { root } = plan;
  const field = useField(root);
  const host = { registry: props.registry, place: props.fieldPathId };
  if (field.kind !== "object") return null;
  return (
    <>
      <WalkedObject {...props} />
      {field.variants.length > 0 && (
        <div className={styles.slot}>
          <Variants node={root} path={[]} depth={0} isSent host={host} />
        </div>
      )}
      {field.entries !== undefined && (
        <div className={styles.slot}>
          <MapEntries node={root} item={field.entries} path={[]} depth={0} name="arguments" host={host} />
        </div>
      )}
    </>
  );
}

/** A field of ours as the host draws it: what it is and where it stands comes with it. */
function drawn(View: (props: FieldProps) => ReactNode) {
  return function Drawn({ uiSchema, registry, fieldPathId }: HostFieldProps) {
    const options = uiSchema?.["ui:options"] as { readonly placement?: Placement } | undefined;
    return options?.placement ? <View {...options.placement} host={{ registry, place: fieldPathId }} /> : null;
  };
}

/** The same for a control, which the host's own fields choose from its widgets. */
function control(View: (props: ControlProps) => ReactNode) {
  return function Control({ options, id }: WidgetProps) {
    const { placement } = options as { readonly placement?: Placement };
    return placement ? <View {...placement} id={id} /> : null;
  };
}

/** How values are drawn that hold others, by the names that the host has for types. */
const fields = {
  ArgumentsField,
  ObjectField: drawn(ObjectField),
  ArrayField: drawn(ListField),
  TupleField: drawn(TupleField),
  UnionField: drawn(UnionField),
};

/** How every other value is, by the names that the host has for controls. */
const widgets = {
  TextWidget: control(TextField),
  UpDownWidget: control(NumberField),
  CheckboxWidget: control(BooleanField),
  SelectWidget: control(ChoiceField),
  FixedWidget: control(FixedField),
  JsonWidget: control(JsonField),
};

const templates = {
  ObjectFieldTemplate: ({ properties, fieldPathId }: ObjectFieldTemplateProps) =>
    properties.map(({ name, content }) =>
      fieldPathId.path.length === 0 ? (
        <div key={name} className={styles.slot}>
          {content}
        </div>
      ) : (
        content
      ),
    ),
  ArrayFieldTemplate: RowsTemplate,
  ArrayFieldItemTemplate: RowTemplate,
  FieldTemplate: ({ children }: { children?: ReactNode }) => <>{children}</>,
};
