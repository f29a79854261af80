import { type FieldPlan, type Json, typedJson, typedNumber, typedText } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ClearIcon, OmittedIcon } from "../../ui/icons.ts";
import { type ControlProps, type Given, useField, useForm, useGiven, useProblems } from "../context.ts";
import { editsAt } from "../edit.ts";
import { Frame } from "../Frame.tsx";
import { type Typing, useTyped } from "../useTyped.ts";
import styles from "./TypedField.module.css";

interface Kind extends Typing {
  /** What it sends when it is to be sent with nothing typed; undefined where nothing would be no value. */
  readonly empty?: Json;
  readonly hint: string;
}

const text: Kind = {
  read: typedText,
  write: (value) => plainly(value),
  empty: "",
  hint: "Not sent. Type to give it a value",
};
const number: Kind = { read: typedNumber, write: (value) => plainly(value), hint: "Not sent. Type a number" };
const json: Kind = {
  read: typedJson,
  write: (value) => (value === undefined ? "" : JSON.stringify(value)),
  hint: "Not sent. Type JSON",
};

export function TextField(props: ControlProps) {
  return <TypedField {...props} kind={text} />;
}

export function NumberField(props: ControlProps) {
  return <TypedField {...props} kind={number} />;
}

export function JsonField(props: ControlProps) {
  return <TypedField {...props} kind={json} />;
}

function TypedField({ kind, ...props }: ControlProps & { kind: Kind }) {
  const { id } = props;
  const { callKey } = useForm();
  const plan = useField(props.node);
  const given = useGiven(props.path);
  const wrong = useProblems(props.path).length > 0;
  const { ref, onInput } = useTyped(props.path, kind, props.shape === "element");
  const edits = editsAt(callKey, props.path);
  const use = (value: Json) => edits.set(value);
  const onState = (state: "omit" | "null" | "value") => {
    if (state === "omit") omit();
    else if (state === "null") edits.set(null);
    else {
      if (kind.empty !== undefined && plan.takesEmpty) edits.set(kind.empty);
      else if (given === "null") edits.omit();
      ref.current?.focus();
    }
  };
  const omit = () => {
    edits.omit();
    if (ref.current) ref.current.value = "";
  };
  const format = plan.kind === "text" ? plan.format : undefined;
  const make = format === undefined || !Object.hasOwn(makers, format) ? undefined : makers[format];
  const isLine = plan.kind === "number" || format !== undefined;
  const Control = (isLine ? "input" : "textarea") as "textarea";
  return (
    <Frame field={props} id={id} given={given} onState={onState} onUse={use}>
      <div className={styles.row}>
        <div className={styles.box} data-given={given} data-wrong={wrong || undefined}>
          {given === "omitted" && !props.required && <Icon of={OmittedIcon} size={14} className={styles.icon} />}
          <Control
            ref={ref}
            id={id}
            className={styles.input}
            data-kind={plan.kind}
            rows={isLine ? undefined : 1}
            autoComplete="off"
            spellCheck={false}
            inputMode={inputMode(plan)}
            placeholder={placeholder(given, props.required, kind, format)}
            aria-required={props.required}
            aria-invalid={wrong}
            aria-describedby={`${id}-words ${id}-problem ${id}-about`}
            onInput={onInput}
          />
          {props.required && given === "omitted" && kind.empty !== undefined && plan.takesEmpty && (
            <Button small className={styles.send} onClick={() => use("")}>
              Send empty text
            </Button>
          )}
          <Sent given={given} isText={kind.empty !== undefined} />
          {given !== "omitted" && props.shape !== "element" && (
            <Button icon small className={styles.clear} aria-label={`Omit ${props.name}`} onClick={omit}>
              <Icon of={ClearIcon} size={14} />
            </Button>
          )}
        </div>
        {make && (
          <Button look="outlined" className={styles.make} onClick={() => use(make.value())}>
            {make.label}
          </Button>
        )}
      </div>
    </Frame>
  );
}

function Sent({ given, isText }: { given: Given; isText: boolean }) {
  if (given === "null") return <span className={styles.sent}>sent as null</span>;
  return given === "empty" && isText ? <span className={styles.sent}>sent as empty text</span> : null;
}

function placeholder(given: Given, required: boolean, kind: Kind, format: string | undefined): string {
  if (given === "null") return "null";
  if (given === "empty") return '""';
  if (given !== "omitted") return "";
  const example = format && Object.hasOwn(shapes, format) ? `, such as ${shapes[format]}` : "";
  if (required) return example ? `Such as ${shapes[format as string]}` : "";
  return example ? `Not sent. Such as ${shapes[format as string]}` : kind.hint;
}

const shapes: Readonly<Record<string, string>> = {
  date: "2026-05-17",
  time: "09:30:00Z",
  "date-time": "2026-05-17T09:30:00Z",
  uri: "https://example.com/",
  email: "name@example.com",
  uuid: "123e4567-e89b-42d3-a456-426614174000",
};

const makers: Readonly<Record<string, { readonly label: string; readonly value: () => string }>> = {
  date: { label: "Today", value: () => new Date().toISOString().slice(0, 10) },
  time: { label: "Now", value: () => new Date().toISOString().slice(11) },
  "date-time": { label: "Now", value: () => new Date().toISOString() },
  uuid: { label: "New", value: () => crypto.randomUUID() },
};

function inputMode(plan: FieldPlan) {
  if (plan.kind === "number") return plan.integer ? "numeric" : "decimal";
  const modes = { uri: "url", email: "email" } as const;
  return plan.kind === "text" ? modes[plan.format as keyof typeof modes] : undefined;
}

function plainly(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
