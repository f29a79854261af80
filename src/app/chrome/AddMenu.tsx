import { Menu } from "@base-ui/react/menu";
import { action } from "../actions/actions.ts";
import { keyText } from "../actions/keys.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { AddIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import { Tooltip } from "../ui/Tooltip.tsx";

const offered = ["add-tool", "new-blank", "new"] as const;

/** A tool for this document, or another document. */
export function AddMenu() {
  return (
    <Menu.Root>
      <Tooltip label="Add">
        <Menu.Trigger
          render={
            <Button icon aria-label="Add">
              <Icon of={AddIcon} />
            </Button>
          }
        />
      </Tooltip>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} align="end" sideOffset={4}>
          <Menu.Popup className={menu.popup}>
            <AddItems />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Where there is no room for a button of its own, they stand below the tools. */
export function AddItems() {
  return offered.map(action).map(({ id, title, icon, keys, run }) => (
    // After the menu has given the focus back, so that the action may take it.
    <Menu.Item key={id} className={menu.item} onClick={() => setTimeout(run, 0)}>
      <Icon of={icon} />
      {title}
      {keys && <span className={menu.keys}>{keyText(keys)}</span>}
    </Menu.Item>
  ));
}
