import { Popover } from "@base-ui/react/popover";
import { useRef } from "react";
import { action } from "../actions/actions.ts";
import { keyText } from "../actions/keys.ts";
import { setShareOptions, useSharing } from "../store/documents/share.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import { Tooltip } from "../ui/Tooltip.tsx";
import { useTight, useWidth } from "../useWidth.ts";
import { ShareOptions } from "./ShareOptions.tsx";

/** Copies a link at once; what else a link can do, and what to know about it, opens below. */
export function ShareButton() {
  const narrow = useWidth() === "narrow";
  const tight = useTight();
  const open = useSharing((state) => state.open);
  const button = useRef<HTMLButtonElement>(null);
  const { title, icon, keys, run } = action("share");
  return (
    <Popover.Root open={open} onOpenChange={setShareOptions}>
      <Tooltip label="Copy a link to this document" keys={keyText(keys)}>
        <Button ref={button} icon={tight} aria-label={tight ? title : undefined} onClick={run}>
          <Icon of={icon} />
          {!tight && title}
        </Button>
      </Tooltip>
      {!narrow && (
        <Popover.Trigger
          render={
            <Button icon aria-label="Share options">
              <Icon of={OpenIcon} size={14} />
            </Button>
          }
        />
      )}
      <Popover.Portal>
        <Popover.Positioner className={menu.positioner} anchor={button} align="end" sideOffset={4}>
          <Popover.Popup className={menu.popup} aria-label="Share options">
            <ShareOptions />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
