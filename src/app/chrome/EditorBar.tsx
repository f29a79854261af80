import { Menu } from "@base-ui/react/menu";
import { Tabs } from "@base-ui/react/tabs";
import { action } from "../actions/actions.ts";
import { keyText } from "../actions/keys.ts";
import { warmDesign } from "../design/load.ts";
import { listedTools, selectedInList } from "../store/listed-tools.ts";
import type { EditorView } from "../store/state.ts";
import { actions, useApp } from "../store/store.ts";
import { toolCount, toolTitle } from "../tool-title.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon, PathIcon, SearchIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import tab from "../ui/Tab.module.css";
import { Tooltip } from "../ui/Tooltip.tsx";
import { Worst } from "../ui/Worst.tsx";
import { useElementWidth } from "../useElementWidth.ts";
import { useView } from "../useView.ts";
import { useWidth } from "../useWidth.ts";
import { AddItems } from "./AddMenu.tsx";
import { breadcrumb, fittingSteps } from "./breadcrumb.ts";
import styles from "./EditorBar.module.css";

/** What the editor shows and where in it the cursor is; on small screens also the list of tools. */
export function EditorBar() {
  const width = useWidth();
  return (
    <div className={styles.bar}>
      {width !== "wide" && <ToolMenu />}
      <ViewTabs isWide={width === "wide"} />
      {width === "wide" && <TextButtons />}
      {width !== "narrow" && <Breadcrumb />}
    </div>
  );
}

const views = [
  { id: "source", title: "Source" },
  { id: "design", title: "Design" },
  { id: "both", title: "Both" },
] as const;

/** Two side by side need room: on smaller screens there is one or the other. */
function ViewTabs({ isWide }: { isWide: boolean }) {
  const view = useView();
  return (
    <Tabs.Root value={view} onValueChange={(id) => actions.setView(id as EditorView)}>
      <Tabs.List
        className={styles.tabs}
        aria-label="Views of the document"
        onPointerEnter={() => void warmDesign()}
        onFocus={() => void warmDesign()}
      >
        {views
          .filter(({ id }) => isWide || id !== "both")
          .map(({ id, title }) => (
            <Tabs.Tab key={id} value={id} className={tab.tab} onClick={() => actions.setView(id)}>
              <span className={tab.label}>{title}</span>
            </Tabs.Tab>
          ))}
      </Tabs.List>
    </Tabs.Root>
  );
}

/** How the text is laid out. */
function TextButtons() {
  const view = useView();
  const wrap = useApp((state) => state.wrap);
  if (view === "design") return null;
  return (
    <span className={styles.text}>
      {(["format", "wrap"] as const).map(action).map(({ id, title, icon, keys, run }) => (
        <Tooltip key={id} label={title} keys={keyText(keys)}>
          <Button icon small aria-label={title} aria-pressed={id === "wrap" ? wrap : undefined} onClick={run}>
            <Icon of={icon} />
          </Button>
        </Tooltip>
      ))}
    </span>
  );
}

/** In letters: nothing of it could be cut away. */
const shortStep = 3;

function Breadcrumb() {
  const joined = useApp((state) => breadcrumb(state).join("\n"));
  const [path, room] = useElementWidth();
  const shown = fittingSteps(joined === "" ? [] : joined.split("\n"), room);
  return (
    <ol ref={path} className={styles.path} aria-label="Place in the document">
      {shown.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity but its place
        <li key={index} className={styles.step} data-short={step.length <= shortStep || undefined}>
          {index > 0 && <Icon of={PathIcon} size={12} className={styles.arrow} />}
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

/** Among more nobody finds a tool by looking. */
const seenAtOnce = 20;

function ToolMenu() {
  const tools = useApp(listedTools);
  const selected = useApp(selectedInList);
  return (
    <Menu.Root>
      <Menu.Trigger render={<Button look="outlined" className={styles.tools} />}>
        <span className={styles.tool}>{selected ? toolTitle(selected.name) : toolCount(tools.length)}</span>
        {selected && <Worst counts={selected.counts} />}
        <Icon of={OpenIcon} size={14} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} align="start" sideOffset={4}>
          <Menu.Popup className={`${menu.popup} ${styles.menu}`}>
            {tools.length > seenAtOnce && (
              <>
                <Menu.Item className={menu.item} onClick={() => actions.setPalette("tools")}>
                  <Icon of={SearchIcon} size={14} />
                  Search all {tools.length} tools
                </Menu.Item>
                <Menu.Separator className={menu.separator} />
              </>
            )}
            {tools.slice(0, 200).map((tool) => (
              <Menu.Item key={tool.index} className={menu.item} onClick={() => actions.chooseTool(tool)}>
                <span className={styles.tool}>{toolTitle(tool.name)}</span>
                <span className={menu.keys}>
                  <Worst counts={tool.counts} />
                </span>
              </Menu.Item>
            ))}
            {tools.length === 0 && <p className={menu.label}>No tools yet</p>}
            <Menu.Separator className={menu.separator} />
            <AddItems />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
