import { type ReactNode, useId } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "./Details.module.css";
import { type Commit, useDraft } from "./useDraft.ts";

export interface LineFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onCommit: Commit;
  readonly placeholder?: string;
  /** A problem of the value that stands in the text. */
  readonly wrong?: string | undefined;
  readonly mono?: boolean;
  readonly wide?: boolean;
  readonly inputMode?: "numeric" | "decimal" | undefined;
  /** Marks the field for whoever opens the detail on it. */
  readonly keyword?: string;
  readonly children?: ReactNode;
}

/** A label over a field of one line, and below it what is wrong with it. */
export function LineField(props: LineFieldProps) {
  const { label, value, onCommit, placeholder = "Not set", wrong, mono, wide, inputMode, keyword, children } = props;
  const id = useId();
  const { field, problem } = useDraft(value, onCommit);
  const said = problem ?? wrong;
  return (
    <div className={wide ? styles.wide : styles.part}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={mono ? styles.mono : styles.field}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          inputMode={inputMode}
          data-keyword={keyword}
          aria-invalid={said !== undefined}
          aria-describedby={said === undefined ? undefined : `${id}-problem`}
          {...field}
        />
        {children}
      </div>
      <Problem id={`${id}-problem`} text={said} />
    </div>
  );
}

export function Problem({ id, text }: { id?: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} role="alert" className={styles.problem}>
      <Icon of={ErrorIcon} size={14} />
      <span>
        <Message text={text} />
      </span>
    </p>
  );
}

export interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly mono?: boolean;
  readonly keyword?: string;
}

export function Check({ label, checked, onChange, mono, keyword }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        data-keyword={keyword}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {mono ? <code>{label}</code> : label}
    </label>
  );
}
