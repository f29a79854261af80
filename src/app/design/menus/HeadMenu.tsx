import { Menu } from "@base-ui/react/menu";
import { useState } from "react";
import type { DesignEdit, DesignPage, Path } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon, DeleteIcon, MoreIcon, PasteIcon } from "../../ui/icons.ts";
import menu from "../../ui/Menu.module.css";
import type { DesignActions } from "../actions.ts";
import { InferDialog } from "./InferDialog.tsx";

/** What can be done with the tool as a whole. */
export function HeadMenu({ page, actions }: { page: DesignPage; actions: DesignActions }) {
  const [infers, setInfers] = useState<Path>();
  const isThere = (id: string) => page.sections.some((section) => section.id === id && section.isThere);
  const edit = (what: DesignEdit) => setTimeout(() => void actions.edit(what), 0);
  const hasOutput = isThere("output");
  return (
    <>
      <Menu.Root>
        <Menu.Trigger
          render={
            <Button icon aria-label="Menu of the tool">
              <Icon of={MoreIcon} />
            </Button>
          }
        />
        <Menu.Portal>
          <Menu.Positioner className={menu.positioner} align="end" sideOffset={4}>
            <Menu.Popup className={menu.popup}>
              {isThere("input") && (
                <>
                  <Menu.Item className={menu.item} onClick={() => edit({ verb: "add", path: ["inputSchema"] })}>
                    <Icon of={AddIcon} />
                    Add field to the input
                  </Menu.Item>
                  <Menu.Item className={menu.item} onClick={() => setInfers(["inputSchema"])}>
                    <Icon of={PasteIcon} />
                    Infer input from an example…
                  </Menu.Item>
                </>
              )}
              <Menu.Separator className={menu.separator} />
              {hasOutput && (
                <Menu.Item className={menu.item} onClick={() => setInfers(["outputSchema"])}>
                  <Icon of={PasteIcon} />
                  Infer output from an example…
                </Menu.Item>
              )}
              <Menu.Item className={menu.item} onClick={() => edit({ verb: "output", isThere: !hasOutput })}>
                <Icon of={hasOutput ? DeleteIcon : AddIcon} />
                {hasOutput ? "Remove the output" : "Add an output"}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {infers && <InferDialog path={infers} actions={actions} onClose={() => setInfers(undefined)} />}
    </>
  );
}
