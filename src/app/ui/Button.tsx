import type { ComponentProps } from "react";
import styles from "./Button.module.css";

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  look?: "filled" | "outlined" | "quiet";
  small?: boolean;
  /** Only an icon inside: the label is its name. */
  icon?: boolean;
  /** Why it cannot be used now. It stays focusable, so that the reason can be read. */
  disabledBecause?: string | undefined;
}

export function Button({ look = "quiet", small, icon, disabledBecause, className, onClick, ...rest }: ButtonProps) {
  const classes = [styles.button, styles[look], small && styles.small, icon && styles.icon, className];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      aria-disabled={disabledBecause !== undefined}
      data-next={look === "filled" || undefined}
      title={disabledBecause}
      onClick={disabledBecause === undefined ? onClick : undefined}
      {...rest}
    />
  );
}
