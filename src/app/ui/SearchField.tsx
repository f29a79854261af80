import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { SearchIcon } from "./icons.ts";
import styles from "./SearchField.module.css";

export interface SearchFieldProps extends Omit<ComponentProps<"input">, "onChange" | "type"> {
  /** Its name and its placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Stands at its end as long as it is empty. */
  hint?: ReactNode;
}

/** A field that narrows the list below it. */
export function SearchField({ label, value, onChange, hint, className, ...rest }: SearchFieldProps) {
  return (
    <div className={[styles.search, className].filter(Boolean).join(" ")}>
      <Icon of={SearchIcon} className={styles.glass} />
      <input
        className={styles.field}
        type="search"
        placeholder={label}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
      {hint !== undefined && value === "" && (
        <span className={styles.hint} aria-hidden="true">
          {hint}
        </span>
      )}
    </div>
  );
}
