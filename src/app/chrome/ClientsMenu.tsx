import { Popover } from "@base-ui/react/popover";
import { lazy, type ReactElement, Suspense } from "react";
import { useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import choice from "../ui/Choice.module.css";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import styles from "./ClientsMenu.module.css";

const ClientList = lazy(() => import("../panels/clients/ClientList.tsx"));

/** The clients that the tools are made for. */
export function ClientsMenu() {
  const number = useApp((state) => state.settings.clients.length);
  return (
    <ClientPicker
      trigger={
        <Button look="outlined">
          <span className={choice.label}>Clients</span>
          <span className={choice.value}>{number}</span>
          <Icon of={OpenIcon} size={14} className={choice.arrow} />
        </Button>
      }
    />
  );
}

export interface PickerState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface ClientPickerProps {
  trigger: ReactElement<Record<string, unknown>>;
  /** Where others can open it, too. */
  state?: PickerState;
}

/** Opens the list of clients below a button. Nothing of it is loaded before. */
export function ClientPicker({ trigger, state }: ClientPickerProps) {
  return (
    <Popover.Root {...state}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner className={menu.positioner} sideOffset={4} collisionPadding={8}>
          <Popover.Popup className={`${menu.popup} ${styles.popup}`} aria-label="Choose clients">
            <Suspense fallback={<div className={styles.waiting} />}>
              <ClientList />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
