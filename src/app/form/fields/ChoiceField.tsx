import { Combobox } from "@base-ui/react/combobox";
import { type ChoiceOption, optionOf, valueAt, valueLabel } from "../../../core/index.ts";
import { useDraft } from "../../store/panels/arguments.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ClearIcon, DoneIcon, OmittedIcon, OpenIcon } from "../../ui/icons.ts";
import menu from "../../ui/Menu.module.css";
import { type ControlProps, type Given, useField, useForm, useGiven, useProblems } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Frame } from "../Frame.tsx";
import styles from "./TypedField.module.css";

/** Lists longer than this are shown as far as this, and searched in full. */
const maxShown = 200;

/** One of the values that the schema lists, found by typing. */
export function ChoiceField(props: ControlProps) {
  const { id } = props;
  const { callKey } = useForm();
  const plan = useField(props.node);
  const given = useGiven(props.path);
  const wrong = useProblems(props.path).length > 0;
  const value = useDraft(callKey, (draft) => valueAt(draft.value, props.path));
  const edits = editsAt(callKey, props.path);
  const options = plan.kind === "choice" ? plan.options : [];
  const chosen = optionOf(options, value ?? undefined);
  const shown = chosen ?? (value === undefined || value === null ? null : { value, label: valueLabel(value) });
  const [only] = options;
  const onState = (state: "omit" | "null" | "value") => {
    if (state === "omit") edits.omit();
    else if (state === "null") edits.set(null);
    else if (options.length === 1 && only) edits.set(only.value);
    else document.getElementById(id)?.focus();
  };
  if (options.length === 1 && only && (chosen || given === "omitted")) {
    return (
      <Frame field={props} id={id} given={given} grouped onState={onState} onUse={edits.set}>
        <div className={styles.box} data-given={given} data-wrong={wrong || undefined}>
          {chosen ? <code className={styles.only}>{only.label}</code> : <span className={styles.fixed}>Not sent</span>}
          {!chosen && props.required && (
            <Button small className={styles.send} onClick={() => edits.set(only.value)}>
              Send {only.label}
            </Button>
          )}
        </div>
      </Frame>
    );
  }
  return (
    <Frame field={props} id={id} given={given} onState={onState} onUse={edits.set}>
      <Combobox.Root
        items={options}
        limit={maxShown}
        value={shown}
        itemToStringLabel={(option: ChoiceOption) => option.label}
        isItemEqualToValue={(one: ChoiceOption, other: ChoiceOption) => one.label === other.label}
        filter={matches}
        onValueChange={(option: ChoiceOption | null) => (option ? edits.set(option.value) : edits.omit())}
      >
        <Combobox.InputGroup className={styles.box} data-given={given} data-wrong={wrong || undefined}>
          {given === "omitted" && !props.required && <Icon of={OmittedIcon} size={14} className={styles.icon} />}
          <Combobox.Input
            id={id}
            className={styles.input}
            data-kind="choice"
            spellCheck={false}
            placeholder={placeholder(given, props.required)}
            aria-required={props.required}
            aria-invalid={wrong}
            aria-describedby={`${id}-words ${id}-problem ${id}-about`}
          />
          {given === "null" && <span className={styles.sent}>sent as null</span>}
          {given !== "omitted" && props.shape !== "element" && (
            <Button icon small className={styles.clear} aria-label={`Omit ${props.name}`} onClick={edits.omit}>
              <Icon of={ClearIcon} size={14} />
            </Button>
          )}
          <Combobox.Trigger
            render={<Button icon small className={styles.clear} />}
            aria-label={`Values of ${props.name}`}
          >
            <Icon of={OpenIcon} size={14} />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner className={menu.positioner} sideOffset={4} align="start">
            <Combobox.Popup className={`${menu.popup} ${menu.asWide}`}>
              <Combobox.Empty className={styles.none}>Nothing of that name</Combobox.Empty>
              <Combobox.List>
                {(option: ChoiceOption) => (
                  <Combobox.Item key={option.label} value={option} className={menu.item}>
                    <span className={menu.mark}>
                      <Combobox.ItemIndicator>
                        <Icon of={DoneIcon} size={14} />
                      </Combobox.ItemIndicator>
                    </span>
                    <code>{option.label}</code>
                    {option.note && <span className={menu.keys}>{option.note}</span>}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Frame>
  );
}

function matches({ label, note = "" }: ChoiceOption, query: string): boolean {
  return `${label} ${note}`.toLowerCase().includes(query.trim().toLowerCase());
}

function placeholder(given: Given, required: boolean): string {
  if (given === "null") return "null";
  return given === "omitted" && !required ? "Not sent. Choose a value" : "";
}
