import { Popover } from "@base-ui/react/popover";
import { useState } from "react";
import { visible } from "../../core/index.ts";
import { action } from "../actions/actions.ts";
import { keyText } from "../actions/keys.ts";
import { actions, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import styles from "./DocumentMenu.module.css";
import { DocumentsList } from "./DocumentsList.tsx";

const offered = ["new", "open", "open-folder", "save", "versions", "duplicate", "delete", "download-all"] as const;

/** The name of the document, what can be done with it, and the other documents in this browser. */
export function DocumentMenu() {
  const name = useApp((state) => state.document.name);
  const unkept = useApp((state) => state.preview !== null);
  const [open, setOpen] = useState(false);
  const listed = offered.filter((id) => !(unkept && (id === "versions" || id === "delete")));
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={<Button className={styles.trigger} data-document-menu />}>
        <span className={styles.name}>{visible(name)}</span>
        <Icon of={OpenIcon} size={14} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={menu.positioner} align="start" sideOffset={4}>
          <Popover.Popup className={`${menu.popup} ${styles.popup}`} aria-label="Document">
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
            {listed.map(action).map(({ id, title, icon, keys, run }) => (
              <button
                key={id}
                type="button"
                className={menu.item}
                onClick={() => {
                  setOpen(false);
                  run();
                }}
              >
                <Icon of={icon} />
                {title}
                <span className={menu.keys}>{keyText(keys)}</span>
              </button>
            ))}
            <DocumentsList onOpen={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
