import { Select } from "@base-ui/react/select";
import { useId } from "react";
import { Button } from "./Button.tsx";
import styles from "./Choice.module.css";
import { Icon } from "./Icon.tsx";
import { DoneIcon, OpenIcon } from "./icons.ts";
import menu from "./Menu.module.css";

export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string; readonly note?: string }[];
  onChange: (value: Value) => void;
  onOpen?: () => void;
  /** Without an edge, as the heads of columns are. */
  isQuiet?: boolean;
}

/** One of a few values, chosen from a list. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange, onOpen, isQuiet = false } = props;
  const id = useId();
  return (
    <Select.Root
      items={options}
      value={value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      onOpenChange={(isOpen) => isOpen && onOpen?.()}
    >
      {/* A plain word: the label part of the library would swallow the clicks on it. */}
      <Select.Trigger render={<Button look={isQuiet ? "quiet" : "outlined"} small={isQuiet} />} aria-labelledby={id}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <Select.Value className={styles.value} />
        <Icon of={OpenIcon} size={14} className={styles.arrow} />
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner className={menu.positioner} sideOffset={4} align="start" alignItemWithTrigger={false}>
          <Select.Popup className={`${menu.popup} ${menu.atLeast}`}>
            {options.map((option) => (
              <Select.Item key={option.value} value={option.value} className={menu.item}>
                <span className={menu.mark}>
                  <Select.ItemIndicator>
                    <Icon of={DoneIcon} size={14} />
                  </Select.ItemIndicator>
                </span>
                <Select.ItemText>{option.label}</Select.ItemText>
                {option.note && <span className={menu.keys}>{option.note}</span>}
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
