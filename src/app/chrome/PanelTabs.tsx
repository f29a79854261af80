import { Menu } from "@base-ui/react/menu";
import { Tabs } from "@base-ui/react/tabs";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Panel } from "../panels/panel.ts";
import { panels } from "../panels/panels.ts";
import type { PanelId } from "../store/state.ts";
import { actions, useApp } from "../store/store.ts";
import { expectQuestions } from "../store/workers.ts";
import { Button } from "../ui/Button.tsx";
import { Count } from "../ui/Count.tsx";
import { Icon } from "../ui/Icon.tsx";
import { OpenIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import tab from "../ui/Tab.module.css";
import { isNarrow } from "../useWidth.ts";
import { fitting } from "./fitting.ts";
import styles from "./PanelTabs.module.css";

/** What stands before the first tab, in pixels. */
const inset = 4;
/** The button with those that do not fit, in pixels. */
const moreWidth = 84;

export const tabId = (panel: PanelId) => `tab-${panel}`;
export const panelId = (panel: PanelId) => `panel-${panel}`;

/** The tabs of the panels. Those that do not fit go into a menu; the open one always shows. */
export function PanelTabs() {
  const open = useApp((state) => state.panel);
  useRoomFor(open);
  const strip = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [widths, setWidths] = useState<{ readonly room: number; readonly tabs: readonly number[] } | null>(null);
  useLayoutEffect(() => {
    const [space, labels] = [strip.current, ruler.current];
    if (!space || !labels) return;
    const measure = () => {
      const tabs = [...labels.children].map((label) => (label as HTMLElement).offsetWidth);
      setWidths({ room: space.clientWidth - inset, tabs });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(space);
    observer.observe(labels);
    return () => observer.disconnect();
  }, []);
  const at = panels.findIndex(({ id }) => id === open);
  const shown = widths ? fitting(widths.tabs, at, widths.room, moreWidth) : panels.map((_, index) => index);
  const hidden = panels.filter((_, index) => !shown.includes(index));
  return (
    <div ref={strip} className={styles.strip}>
      <Tabs.List className={styles.tabs} aria-label="Panels">
        {shown.map((index) => {
          const panel = panels[index];
          return (
            panel && (
              <Tabs.Tab
                key={panel.id}
                id={tabId(panel.id)}
                value={panel.id}
                className={tab.tab}
                onClick={() => makeRoom(panel.id)}
                onPointerEnter={() => getReady(panel)}
                onFocus={() => getReady(panel)}
                {...(panel.id === open && { "aria-controls": panelId(panel.id) })}
              >
                <Label panel={panel} />
              </Tabs.Tab>
            )
          );
        })}
      </Tabs.List>
      <div ref={ruler} className={styles.ruler} aria-hidden="true">
        {panels.map((panel) => (
          <span key={panel.id} className={tab.tab}>
            <Label panel={panel} />
          </span>
        ))}
      </div>
      {hidden.length > 0 && <More hidden={hidden} />}
    </div>
  );
}

/** Half of the height is enough for a list of problems and for little else; lower than this, not even for that. */
const enoughForList = 240;

/** On small screens a panel that somebody asks for takes the room that it needs; the views of the document give it back. */
function makeRoom(panel: PanelId) {
  const region = document.querySelector("[data-region='Panel']");
  const hasRoom = panel === "problems" && region && region.clientHeight >= enoughForList;
  if (isNarrow() && !hasRoom) actions.setExpanded(true);
}

/** Wherever somebody asked for it. */
function useRoomFor(panel: PanelId) {
  const before = useRef(panel);
  useEffect(() => {
    if (before.current !== panel) makeRoom(panel);
    before.current = panel;
  }, [panel]);
}

/** A worker that has ended is loaded again before the panel asks. */
function getReady({ topic }: Panel) {
  if (topic) expectQuestions(topic);
}

const useNothing = () => undefined;

function Label({ panel: { title, useCount = useNothing } }: { panel: Panel }) {
  const count = useCount();
  return (
    <span className={tab.label}>
      {title}
      {count !== undefined && <Count number={count} />}
    </span>
  );
}

function More({ hidden }: { hidden: readonly Panel[] }) {
  return (
    <Menu.Root>
      <Menu.Trigger
        render={
          <Button className={styles.more}>
            {hidden.length} more
            <Icon of={OpenIcon} size={14} />
          </Button>
        }
      />
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} align="end" sideOffset={4}>
          <Menu.Popup className={menu.popup}>
            {hidden.map((panel) => (
              <Menu.Item
                key={panel.id}
                className={menu.item}
                onPointerEnter={() => getReady(panel)}
                onFocus={() => getReady(panel)}
                onClick={() => actions.showPanel(panel.id)}
              >
                {panel.title}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
