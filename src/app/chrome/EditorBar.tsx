import { Menu } from "@base-ui/react/menu";
import { selectedTool } from "../store/state.ts";
import { actions, useApp } from "../store/store.ts";
import { toolCount, toolTitle } from "../tool-title.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon, PathIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import { Worst } from "../ui/Worst.tsx";
import { useWidth } from "../useWidth.ts";
import { breadcrumb } from "./breadcrumb.ts";
import styles from "./EditorBar.module.css";

/** What the editor shows and where in it the cursor is; on small screens also the list of tools. */
export function EditorBar() {
  const width = useWidth();
  return (
    <div className={styles.bar}>
      {width === "wide" ? <h2 className={styles.title}>Source</h2> : <ToolMenu />}
      {width !== "narrow" && <Breadcrumb max={width === "wide" ? 5 : 3} />}
    </div>
  );
}

function Breadcrumb({ max }: { max: number }) {
  const joined = useApp((state) => breadcrumb(state).join("\n"));
  const steps = joined === "" ? [] : joined.split("\n");
  const shown = steps.length > max ? [steps[0], "…", ...steps.slice(2 - max)] : steps;
  return (
    <ol className={styles.path} aria-label="Place in the document">
      {shown.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity but its place
        <li key={index} className={styles.step}>
          {index > 0 && <Icon of={PathIcon} size={12} className={styles.arrow} />}
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

function ToolMenu() {
  const tools = useApp((state) => state.analysis?.tools);
  const selected = useApp(selectedTool);
  return (
    <Menu.Root>
      <Menu.Trigger render={<Button look="outlined" className={styles.tools} />}>
        <span className={styles.tool}>{selected ? toolTitle(selected.name) : toolCount(tools?.length ?? 0)}</span>
        {selected && <Worst counts={selected.counts} />}
        <Icon of={OpenIcon} size={14} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} align="start" sideOffset={4}>
          <Menu.Popup className={`${menu.popup} ${styles.menu}`}>
            {(tools ?? []).slice(0, 200).map((tool) => (
              <Menu.Item
                key={tool.index}
                className={menu.item}
                onClick={() => actions.goTo({ offset: tool.offset, length: 0 })}
              >
                <span className={styles.tool}>{toolTitle(tool.name)}</span>
                <span className={menu.keys}>
                  <Worst counts={tool.counts} />
                </span>
              </Menu.Item>
            ))}
            {(tools?.length ?? 0) > 200 && (
              <Menu.Item className={menu.item} onClick={() => actions.setPalette("tools")}>
                Search all {tools?.length} tools
              </Menu.Item>
            )}
            {tools?.length === 0 && <p className={menu.label}>No tools yet</p>}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
