import { ID_KEY, toFieldPathId } from "@rjsf/utils";
import { memo } from "react";
import { toPointer } from "../../core/index.ts";
import { type Host, type Placement, useForm } from "./context.ts";
import { hostedField } from "./hosted.ts";

interface Part extends Placement {
  readonly host: Host;
  /** What the id of the part adds to that of what holds it. */
  readonly step: string | number;
}

/** A part of a list, a tuple, a map or a union: the host chooses how it is drawn. */
export const Field = memo(function Field({ host, step, ...placement }: Part) {
  const { plan } = useForm();
  const { registry, place } = host;
  const { SchemaField } = registry.fields;
  if (!SchemaField) throw new Error("the host cannot draw fields");
  return (
    <SchemaField
      {...hostedField(plan, placement)}
      name={placement.name}
      required={placement.required}
      fieldPathId={toFieldPathId(step, registry.globalFormOptions, place)}
      registry={registry}
      formData={undefined}
      onChange={nothing}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
}, isSame);

/** Values are in a store of their own: the host is told of none. */
export function nothing(): void {}

/** Paths are written anew by every parent; what they say decides. */
function isSame(before: Part, now: Part): boolean {
  return (
    before.node === now.node &&
    before.step === now.step &&
    before.name === now.name &&
    before.required === now.required &&
    before.depth === now.depth &&
    before.shape === now.shape &&
    before.host.registry === now.host.registry &&
    before.host.place[ID_KEY] === now.host.place[ID_KEY] &&
    toPointer(before.path) === toPointer(now.path)
  );
}
