import { Menu } from "@base-ui/react/menu";
import { type LastCall, recallCall } from "../../store/panels/try-call.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon, PassIcon, StaleIcon } from "../../ui/icons.ts";
import menu from "../../ui/Menu.module.css";
import { Tooltip } from "../../ui/Tooltip.tsx";
import styles from "./TryPanel.module.css";

/** The calls before the last one, to go back to. */
export function EarlierCalls({ id, calls }: { id: string; calls: readonly LastCall[] }) {
  return (
    <Menu.Root>
      <Tooltip label="Earlier calls">
        <Menu.Trigger render={<Button icon aria-label="Earlier calls" />}>
          <Icon of={StaleIcon} />
        </Menu.Trigger>
      </Tooltip>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} sideOffset={4} align="end">
          <Menu.Popup className={menu.popup}>
            {calls.slice(1).map((call) => {
              const text = JSON.stringify(call.value);
              const isTaken = call.outcome.kind === "result";
              return (
                <Menu.Item key={text} className={menu.item} onClick={() => recallCall(id, call)}>
                  <Icon
                    of={isTaken ? PassIcon : ErrorIcon}
                    size={14}
                    className={isTaken ? styles.valid : styles.invalid}
                  />
                  <code className={styles.called}>{text.length > 200 ? `${text.slice(0, 199)}…` : text}</code>
                  <span className={menu.keys}>{isTaken ? "accepted" : "rejected"}</span>
                </Menu.Item>
              );
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
