import { Select } from "@base-ui/react/select";
import { revisions } from "../../core/index.ts";
import { actions, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { DoneIcon, OpenIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import styles from "./RevisionSelect.module.css";

const choices: readonly string[] = revisions.map(({ id }) => id).toReversed();
const items = choices.map((id) => ({ value: id, label: id }));

/** The MCP revision that the document is checked against. */
export function RevisionSelect() {
  const revision = useApp((state) => state.settings.revision);
  return (
    <Select.Root items={items} value={revision} onValueChange={(id) => id && actions.setRevision(id)}>
      <Select.Trigger render={<Button look="outlined" />}>
        <Select.Label className={styles.label}>Revision</Select.Label>
        <Select.Value className={styles.value} />
        <Icon of={OpenIcon} size={14} className={styles.arrow} />
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner className={menu.positioner} sideOffset={4} alignItemWithTrigger={false}>
          <Select.Popup className={menu.popup}>
            {choices.map((id, index) => (
              <Select.Item key={id} value={id} className={menu.item}>
                <span className={menu.mark}>
                  <Select.ItemIndicator>
                    <Icon of={DoneIcon} size={14} />
                  </Select.ItemIndicator>
                </span>
                <Select.ItemText>{id}</Select.ItemText>
                {index === 0 && <span className={menu.keys}>latest</span>}
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}

RevisionSelect.choices = choices;
