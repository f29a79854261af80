import { useId } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { OpenIcon } from "../../ui/icons.ts";
import styles from "./Details.module.css";

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly keyword?: string;
}

/** A label over one of a few values. The browser's own list: on a phone it is the best there is. */
export function Select<Value extends string>({ label, value, options, onChange, keyword }: SelectProps<Value>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.choice}>
        <select
          id={id}
          className={styles.select}
          value={value}
          data-keyword={keyword}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={OpenIcon} size={14} />
      </span>
    </>
  );
}
