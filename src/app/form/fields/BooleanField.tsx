import { valueAt } from "../../../core/index.ts";
import { useDraft } from "../../store/panels/arguments.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import { type ControlProps, useForm, useGiven } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Frame } from "../Frame.tsx";

const options = [
  { value: "true", label: "true" },
  { value: "false", label: "false" },
] as const;

/** True or false; neither of them until one is chosen. */
export function BooleanField(props: ControlProps) {
  const { id } = props;
  const { callKey } = useForm();
  const given = useGiven(props.path);
  const value = useDraft(callKey, (draft) => valueAt(draft.value, props.path));
  const edits = editsAt(callKey, props.path);
  const onState = (state: "omit" | "null" | "value") =>
    state === "omit" ? edits.omit() : edits.set(state === "null" ? null : true);
  return (
    <Frame field={props} id={id} given={given} grouped onState={onState} onUse={edits.set}>
      <div data-choice>
        <Segmented
          label={props.name}
          value={typeof value === "boolean" ? (String(value) as "true" | "false") : ("" as "true")}
          options={options}
          onChange={(chosen) => edits.set(chosen === "true")}
        />
      </div>
    </Frame>
  );
}
