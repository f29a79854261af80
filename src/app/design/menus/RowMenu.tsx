import { Menu } from "@base-ui/react/menu";
import { type ComponentProps, Fragment, type KeyboardEvent, useRef, useState } from "react";
import { type DesignPage, nameInWords, type Row } from "../../../core/index.ts";
import { keyText } from "../../actions/keys.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { MoreIcon } from "../../ui/icons.ts";
import menu from "../../ui/Menu.module.css";
import type { DesignActions } from "../actions.ts";
import { InferDialog } from "./InferDialog.tsx";
import styles from "./Menus.module.css";
import { NamePanel } from "./NamePanel.tsx";
import { Panel } from "./Panel.tsx";
import { type Command, rowCommands } from "./row-commands.ts";
import { SharedPlaces } from "./SharedPlaces.tsx";

export interface RowMenuProps extends Omit<ComponentProps<"button">, "onClick" | "type"> {
  readonly row: Row;
  readonly actions: DesignActions;
  /** For the objects that the row could move into. */
  readonly page?: DesignPage | undefined;
  /** Opened from outside, such as by the context menu key. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Changes the title that a branch is called by, in the row itself. For a name a small window tells first what goes along. */
  readonly onRename?: () => void;
  readonly onDetails: () => void;
  readonly onCopy: () => void;
}

type Asking = "rename" | "extract" | "infer" | "shared" | undefined;

/** Everything that can be done to a row, with its keys. */
export function RowMenu({
  row,
  actions,
  page,
  open,
  onOpenChange,
  onRename,
  onDetails,
  onCopy,
  ...rest
}: RowMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpenHere, setOpenHere] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const isOpen = open ?? isOpenHere;
  const setOpen = (next: boolean) => {
    setOpenHere(next);
    onOpenChange?.(next);
  };
  const run = async ({ deed }: Command) => {
    if (deed.kind === "details") return onDetails();
    if (deed.kind === "copy") return onCopy();
    if (deed.kind === "edit") return void actions.edit(deed.edit);
    if (deed.kind === "ask")
      return row.kind === "branch" && deed.what === "rename" ? onRename?.() : setAsking(deed.what);
    const result = await actions.preview({ verb: "inline", path: row.path });
    const copied = "edits" in result ? result.consequences.find(({ code }) => code === "copied") : undefined;
    if (copied?.code === "copied") actions.reveal(copied.definition);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") event.stopPropagation();
    if (event.key !== "Tab") return;
    // The library does not know what is next to a trigger that is none of its own.
    event.preventDefault();
    setOpen(false);
  };
  const name = nameInWords(row);
  return (
    <>
      <Button
        ref={trigger}
        icon
        small
        aria-label={`Menu of ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        {...rest}
      >
        <Icon of={MoreIcon} />
      </Button>
      {isOpen && (
        <Menu.Root open onOpenChange={(next) => !next && setOpen(false)}>
          <Menu.Portal>
            <Menu.Positioner anchor={trigger} className={menu.positioner} align="end" sideOffset={4}>
              <Menu.Popup
                ref={startAtFirst}
                className={menu.popup}
                aria-label={`What to do with ${name}`}
                finalFocus={() => trigger.current ?? false}
                onKeyDown={onKeyDown}
              >
                {rowCommands(row, page).map((group, index) => (
                  <Fragment key={group[0]?.id}>
                    {index > 0 && <Menu.Separator className={menu.separator} />}
                    {group.map((command) => (
                      <Menu.Item
                        key={command.id}
                        className={menu.item}
                        // After the menu has given the focus back, so that the edit may move it.
                        onClick={() => setTimeout(() => void run(command), 0)}
                      >
                        <Icon of={command.icon} />
                        <span className={styles.words}>{command.label}</span>
                        {command.keys && <span className={menu.keys}>{keyText(command.keys)}</span>}
                      </Menu.Item>
                    ))}
                  </Fragment>
                ))}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
      <Question asking={asking} row={row} actions={actions} onClose={() => setAsking(undefined)} />
    </>
  );
}

/**
 * A menu without a trigger of the library starts nowhere: whoever came by a key goes on with keys. Not later than that, or the
 * next key would be one for the row; not at once, since the library does not know its items yet.
 */
function startAtFirst(popup: HTMLElement | null): void {
  queueMicrotask(() => popup?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true }));
}

interface QuestionProps {
  readonly asking: Asking;
  readonly row: Row;
  readonly actions: DesignActions;
  readonly onClose: () => void;
}

function Question({ asking, row, actions, onClose }: QuestionProps) {
  const { path } = row;
  switch (asking) {
    case undefined:
      return null;
    case "rename":
      return (
        <NamePanel
          title={`Rename ${row.name}`}
          verb="Rename"
          name={row.name}
          editFor={(to) => ({ verb: "rename", path, to })}
          actions={actions}
          onClose={onClose}
        />
      );
    case "extract":
      return (
        <NamePanel
          title="Extract to a shared definition"
          verb="Extract"
          name={capital(row.name)}
          editFor={(name) => ({ verb: "extract", path, name })}
          actions={actions}
          onClose={onClose}
        />
      );
    case "infer":
      return <InferDialog path={path} actions={actions} onClose={onClose} />;
    case "shared":
      return (
        <Panel title={`Edit ${row.type.kind === "shared" ? row.type.name : row.name}`} onClose={onClose}>
          <div className={styles.form}>
            <SharedPlaces path={path} actions={actions} onEverywhere={onClose} onDone={onClose} isReference />
          </div>
        </Panel>
      );
  }
}

/** As people name definitions: `box_size` becomes `BoxSize`. */
function capital(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("") || "Shared";
}
