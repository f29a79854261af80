import { Tabs } from "@base-ui/react/tabs";
import { lazy, Suspense } from "react";
import { action } from "../actions/actions.ts";
import { keyText } from "../actions/keys.ts";
import { panels } from "../panels/panels.ts";
import type { PanelId } from "../store/state.ts";
import { actions, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ExpandIcon, RestoreIcon } from "../ui/icons.ts";
import { keepFocus } from "../ui/keep-focus.ts";
import { Tooltip } from "../ui/Tooltip.tsx";
import { PanelTabs, panelId, tabId } from "./PanelTabs.tsx";
import styles from "./SidePanel.module.css";

const HelpPage = lazy(() => import("../panels/help/HelpPage.tsx"));

/** The panels as tabs. Only the one on screen is there at all, so hidden ones compute nothing. */
export function SidePanel() {
  const panel = useApp((state) => state.panel);
  const expanded = useApp((state) => state.panelExpanded);
  const help = useApp((state) => state.help);
  const label = expanded ? "Restore panel" : "Expand panel";
  return (
    <Tabs.Root
      ref={keepFocusIn}
      className={styles.root}
      data-region="Panel"
      value={panel}
      onValueChange={(id) => actions.showPanel(id as PanelId)}
    >
      <div className={styles.bar}>
        <PanelTabs />
        <Tooltip label={label} keys={keyText(action("expand").keys)}>
          <Button
            icon
            className={styles.expand}
            aria-label={label}
            aria-pressed={expanded}
            onClick={actions.toggleExpanded}
          >
            <Icon of={expanded ? RestoreIcon : ExpandIcon} />
          </Button>
        </Tooltip>
      </div>
      {help && (
        <ErrorBoundary name="The page of help">
          <Suspense fallback={null}>
            <HelpPage />
          </Suspense>
        </ErrorBoundary>
      )}
      {panels
        .filter(({ id }) => id === panel)
        .map(({ id, title, View }) => (
          // Not one of the library's: with tabs that come and go, it would keep every panel and tab that ever was there.
          <div
            key={id}
            id={panelId(id)}
            role="tabpanel"
            aria-labelledby={tabId(id)}
            className={styles.view}
            tabIndex={-1}
            hidden={help}
          >
            <h2 className="visually-hidden">{title}</h2>
            <ErrorBoundary name={`The ${title} panel`}>
              <Suspense fallback={null}>
                <View />
              </Suspense>
            </ErrorBoundary>
          </div>
        ))}
    </Tabs.Root>
  );
}

function keepFocusIn(root: HTMLElement | null) {
  return root ? keepFocus(root) : undefined;
}
