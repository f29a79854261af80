import { Popover } from "@base-ui/react/popover";
import { useState } from "react";
import { action } from "../actions/actions.ts";
import { keyText } from "../actions/keys.ts";
import { openStored } from "../store/shelf.ts";
import { actions, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import styles from "./DocumentMenu.module.css";

/** The name of the document, what can be done with it, and the other documents in this browser. */
export function DocumentMenu() {
  const { id: current, name } = useApp((state) => state.document);
  const documents = useApp((state) => state.documents);
  const [open, setOpen] = useState(false);
  const others = documents.filter(({ id }) => id !== current).slice(0, 20);
  const close = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={<Button className={styles.trigger} />}>
        <span className={styles.name}>{name}</span>
        <Icon of={OpenIcon} size={14} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={menu.positioner} align="start" sideOffset={4}>
          <Popover.Popup className={menu.popup} aria-label="Document">
            <label className={styles.rename}>
              <span className={styles.caption}>Name</span>
              <input
                className={styles.field}
                defaultValue={name}
                spellCheck={false}
                maxLength={80}
                onBlur={(event) => actions.rename(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter") return;
                  actions.rename(event.currentTarget.value);
                  setOpen(false);
                }}
              />
            </label>
            {(["new", "open", "download"] as const).map(action).map(({ id, title, icon, keys, run }) => (
              <button key={id} type="button" className={menu.item} onClick={close(run)}>
                <Icon of={icon} />
                {title}
                <span className={menu.keys}>{keyText(keys)}</span>
              </button>
            ))}
            {others.length > 0 && (
              <>
                <div className={menu.separator} />
                <h2 className={menu.label}>Other documents</h2>
                {others.map(({ id, name: other }) => (
                  <button key={id} type="button" className={menu.item} onClick={close(() => void openStored(id))}>
                    <span className={styles.name}>{other}</span>
                  </button>
                ))}
              </>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
