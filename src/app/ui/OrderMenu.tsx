import { Menu } from "@base-ui/react/menu";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { DoneIcon, OrderIcon } from "./icons.ts";
import menu from "./Menu.module.css";
import { Tooltip } from "./Tooltip.tsx";

export interface OrderMenuProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  /** What can be left out of the list, below its orders. */
  only?: { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };
}

/** The order of a list, and what is left out of it. */
export function OrderMenu<Value extends string>({ label, value, options, onChange, only }: OrderMenuProps<Value>) {
  return (
    <Menu.Root>
      <Tooltip label={label}>
        <Menu.Trigger
          render={
            <Button icon aria-label={label} data-on={only?.isOn || undefined}>
              <Icon of={OrderIcon} />
            </Button>
          }
        />
      </Tooltip>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} align="end" sideOffset={4}>
          <Menu.Popup className={menu.popup}>
            <Menu.RadioGroup value={value} onValueChange={onChange}>
              {options.map((option) => (
                <Menu.RadioItem key={option.value} value={option.value} className={menu.item} closeOnClick>
                  <span className={menu.mark}>
                    <Menu.RadioItemIndicator className={menu.dot} />
                  </span>
                  {option.label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            {only && (
              <>
                <Menu.Separator className={menu.separator} />
                <Menu.CheckboxItem
                  className={menu.item}
                  checked={only.isOn}
                  onCheckedChange={only.onChange}
                  closeOnClick
                >
                  <span className={menu.mark}>
                    <Menu.CheckboxItemIndicator>
                      <Icon of={DoneIcon} size={14} />
                    </Menu.CheckboxItemIndicator>
                  </span>
                  {only.label}
                </Menu.CheckboxItem>
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
