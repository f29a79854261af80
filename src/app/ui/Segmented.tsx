import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { Icon } from "./Icon.tsx";
import { DoneIcon } from "./icons.ts";
import styles from "./Segmented.module.css";

export interface SegmentedProps<Value extends string> {
  /** The name of the group, for those who do not see what it stands beside. */
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** One of two to six choices, all in view. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={onChange} className={styles.group}>
      {options.map((option, index) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          className={styles.option}
          nativeButton
          // The library keeps the place where the focus was last: Tab has to come to what is chosen now.
          render={<button type="button" tabIndex={index === at ? 0 : -1} />}
        >
          {option.value === value && <Icon of={DoneIcon} size={12} />}
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
