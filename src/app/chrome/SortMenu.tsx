import { Menu } from "@base-ui/react/menu";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { OrderIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import { Tooltip } from "../ui/Tooltip.tsx";
import { type ToolOrder, toolOrders } from "./tool-order.ts";

const titles: Record<ToolOrder, string> = {
  document: "As in the document",
  problems: "Worst problems first",
  size: "Largest first",
};

/** The order of the list of tools. */
export function SortMenu({ order, onChange }: { order: ToolOrder; onChange: (order: ToolOrder) => void }) {
  return (
    <Menu.Root>
      <Tooltip label="Sort tools">
        <Menu.Trigger
          render={
            <Button icon aria-label="Sort tools">
              <Icon of={OrderIcon} />
            </Button>
          }
        />
      </Tooltip>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} align="end" sideOffset={4}>
          <Menu.Popup className={menu.popup}>
            <Menu.RadioGroup value={order} onValueChange={onChange}>
              {toolOrders.map((value) => (
                <Menu.RadioItem key={value} value={value} className={menu.item} closeOnClick>
                  <span className={menu.mark}>
                    <Menu.RadioItemIndicator className={menu.dot} />
                  </span>
                  {titles[value]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
