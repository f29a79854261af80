import { lazy, Suspense, useEffect, useRef } from "react";
import { Group, Panel, type PanelImperativeHandle, Separator, useDefaultLayout } from "react-resizable-panels";
import styles from "./App.module.css";
import { DropZone } from "./chrome/DropZone.tsx";
import { EditorBar } from "./chrome/EditorBar.tsx";
import { ImportReport } from "./chrome/ImportReport.tsx";
import { LinkBanner } from "./chrome/LinkBanner.tsx";
import { LiveImport } from "./chrome/LiveImport.tsx";
import { Notice } from "./chrome/Notice.tsx";
import { Palette } from "./chrome/Palette.tsx";
import { SidePanel } from "./chrome/SidePanel.tsx";
import { StatusBar } from "./chrome/StatusBar.tsx";
import { Toasts } from "./chrome/Toasts.tsx";
import { ToolList } from "./chrome/ToolList.tsx";
import { TopBar } from "./chrome/TopBar.tsx";
import { PlainEditor } from "./editor/PlainEditor.tsx";
import { UpdateNotice } from "./offline/UpdateNotice.tsx";
import { linkChecked } from "./store/documents/link.ts";
import { useApp } from "./store/store.ts";
import { ErrorBoundary } from "./ui/ErrorBoundary.tsx";
import { usePanelWidth } from "./usePanelWidth.ts";
import { useWidth } from "./useWidth.ts";

const SourceEditor = lazy(() => linkChecked().then(() => import("./editor/SourceEditor.tsx")));

export function App() {
  const width = useWidth();
  const expanded = useApp((state) => state.panelExpanded);
  const stacked = width === "narrow";
  const editorPanel = useRef<PanelImperativeHandle>(null);
  const side = usePanelWidth(width === "wide");
  const layout = useDefaultLayout({ id: `toolwright.layout.${width}`, storage: localStorage });

  useEffect(() => {
    if (expanded) editorPanel.current?.collapse();
    else editorPanel.current?.expand();
  }, [expanded]);
  useEffect(() => {
    performance.mark("toolwright:shell");
  }, []);

  return (
    <div className={styles.app}>
      <TopBar />
      <Notice />
      <LinkBanner />
      <ImportReport />
      <UpdateNotice />
      <main className={styles.main}>
        {width === "wide" && (
          <ErrorBoundary name="The tool list">
            <ToolList />
          </ErrorBoundary>
        )}
        <Group
          key={width}
          orientation={stacked ? "vertical" : "horizontal"}
          className={styles.split}
          defaultLayout={layout.defaultLayout}
          onLayoutChanged={layout.onLayoutChanged}
        >
          <Panel
            id="editor"
            panelRef={editorPanel}
            className={styles.editor}
            minSize={stacked ? 160 : 320}
            collapsible
            collapsedSize={0}
          >
            <div className={styles.fold} hidden={expanded}>
              <EditorBar />
              <div className={styles.source}>
                <ErrorBoundary name="The editor">
                  <Suspense fallback={<PlainEditor />}>
                    <SourceEditor />
                  </Suspense>
                </ErrorBoundary>
              </div>
            </div>
          </Panel>
          <Separator
            className={`${styles.handle} ${stacked ? styles.horizontal : styles.vertical}`}
            aria-label="Resize editor and panel"
          />
          <Panel
            id="panel"
            panelRef={side.ref}
            onResize={side.onResize}
            className={styles.panel}
            defaultSize={width === "wide" ? side.width : "50%"}
            minSize={stacked ? 120 : 300}
            groupResizeBehavior={width === "wide" ? "preserve-pixel-size" : "preserve-relative-size"}
          >
            <SidePanel />
          </Panel>
        </Group>
      </main>
      <StatusBar />
      <Palette />
      <Toasts />
      <DropZone />
      <LiveImport />
    </div>
  );
}
