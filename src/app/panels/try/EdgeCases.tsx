import { Menu } from "@base-ui/react/menu";
import { useState } from "react";
import type { EdgeCase } from "../../../core/index.ts";
import { useTry } from "../../store/panels/try.ts";
import { edgeCasesOf, giveCase } from "../../store/panels/try-call.ts";
import { saveEdgeCases } from "../../store/panels/try-cases.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon, ErrorIcon, OpenIcon, PassIcon } from "../../ui/icons.ts";
import menu from "../../ui/Menu.module.css";
import { Message } from "../../ui/Message.tsx";
import { groupEdges } from "./group-edges.ts";
import styles from "./TryPanel.module.css";

const noNames: readonly string[] = [];

/** Boundary and broken arguments by name, made when the menu is opened. */
export function EdgeCases() {
  const [cases, setCases] = useState<readonly EdgeCase[] | null>(null);
  const names = useTry((state) => state.planned?.names ?? noNames);
  const load = async (isOpen: boolean) => {
    if (isOpen) setCases(await edgeCasesOf());
  };
  return (
    <Menu.Root onOpenChange={(isOpen) => void load(isOpen)}>
      <Menu.Trigger render={<Button />}>
        Edge cases
        <Icon of={OpenIcon} size={14} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} sideOffset={4} align="end">
          <Menu.Popup className={menu.popup}>
            {cases?.length === 0 && <p className={menu.label}>The schema has no limits to try</p>}
            {cases === null && <p className={menu.label}>Looking for limits</p>}
            {cases && cases.length > 0 && (
              <Menu.Item className={menu.item} onClick={() => void saveEdgeCases(cases)}>
                <Icon of={AddIcon} size={14} />
                {cases.length === 1 ? "Save it as a case" : `Save all ${cases.length} as cases`}
              </Menu.Item>
            )}
            {groupEdges(cases ?? [], names).map((group) => (
              <Menu.Group key={group.argument ?? ""}>
                <Menu.GroupLabel className={menu.label}>
                  {group.argument === undefined ? "The arguments as a whole" : <code>{group.argument}</code>}
                </Menu.GroupLabel>
                {group.cases.map((edge) => (
                  <Menu.Item key={edge.name} className={menu.item} onClick={() => giveCase(edge.arguments)}>
                    <Icon
                      of={edge.valid ? PassIcon : ErrorIcon}
                      size={14}
                      className={edge.valid ? styles.valid : styles.invalid}
                    />
                    <span>
                      <Message text={edge.name} />
                    </span>
                    <span className={menu.keys}>{edge.valid ? "accepted" : "rejected"}</span>
                  </Menu.Item>
                ))}
              </Menu.Group>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
