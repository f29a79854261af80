import { memo } from "react";
import { Icon } from "../ui/Icon.tsx";
import { ErrorIcon } from "../ui/icons.ts";
import { Segmented } from "../ui/Segmented.tsx";
import type { Given } from "./context.ts";
import styles from "./Frame.module.css";

type State = "omit" | "null" | "value";

export interface StateChoiceProps {
  readonly name: string;
  readonly required: boolean;
  /** Nothing was given, and that was told. */
  readonly isMissing: boolean;
  readonly nullable: boolean;
  readonly given: Given;
  readonly onState: (state: State) => void;
}

const omit = { value: "omit", label: "Omit" } as const;
const none = { value: "null", label: "Null" } as const;
const some = { value: "value", label: "Value" } as const;

const choices: Record<string, readonly { readonly value: State; readonly label: string }[]> = {
  optional: [omit, some],
  nullable: [omit, none, some],
  required: [none, some],
};

/** Whether a value is sent at all, sent as null, or sent as what the field says. */
export const StateChoice = memo(function StateChoice(props: StateChoiceProps) {
  const { name, required, isMissing, nullable, given, onState } = props;
  const state: State = given === "omitted" ? "omit" : given === "null" ? "null" : "value";
  return (
    <span className={styles.state}>
      {required && (
        <span className={styles.required} data-missing={isMissing || undefined}>
          {isMissing && <Icon of={ErrorIcon} size={14} />}
          Required
        </span>
      )}
      {(!required || nullable) && (
        <Segmented
          label={`Send ${name}`}
          value={state}
          options={choices[required ? "required" : nullable ? "nullable" : "optional"] ?? []}
          onChange={onState}
        />
      )}
    </span>
  );
});
