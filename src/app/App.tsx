import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { Group, Panel, type PanelImperativeHandle, Separator, useDefaultLayout } from "react-resizable-panels";
import styles from "./App.module.css";
import { DropZone } from "./chrome/DropZone.tsx";
import { EditorBar } from "./chrome/EditorBar.tsx";
import { ImportReport } from "./chrome/ImportReport.tsx";
import { LinkBanner } from "./chrome/LinkBanner.tsx";
import { Notice } from "./chrome/Notice.tsx";
import { ServedStrip } from "./chrome/ServedStrip.tsx";
import { SidePanel } from "./chrome/SidePanel.tsx";
import { SkipLinks } from "./chrome/SkipLinks.tsx";
import { StatusBar } from "./chrome/StatusBar.tsx";
import { ToolList } from "./chrome/ToolList.tsx";
import { TopBar } from "./chrome/TopBar.tsx";
import { TourStrip } from "./chrome/TourStrip.tsx";
import { loadDesign, loadedDesign } from "./design/load.ts";
import { PlainEditor } from "./editor/PlainEditor.tsx";
import { UpdateNotice } from "./offline/UpdateNotice.tsx";
import { linkChecked } from "./store/documents/link.ts";
import { isServed } from "./store/served/link.ts";
import { useApp } from "./store/store.ts";
import { ErrorBoundary } from "./ui/ErrorBoundary.tsx";
import { useElementWidth } from "./useElementWidth.ts";
import { usePanelWidth } from "./usePanelWidth.ts";
import { useView } from "./useView.ts";
import { useWidth } from "./useWidth.ts";

const DesignPane = lazy(loadDesign);
const loadEditor = () => linkChecked().then(() => import("./editor/SourceEditor.tsx"));
const SourceEditor = lazy(loadEditor);
const Overlays = lazy(() => import("./chrome/Overlays.tsx"));

/** 120 columns of text and what stands around them: more is given to the panel. */
const maxEditor = 1040;

export function App() {
  const width = useWidth();
  const view = useView();
  const expanded = useApp((state) => state.panelExpanded);
  const stacked = width === "narrow";
  const editorPanel = useRef<PanelImperativeHandle>(null);
  const side = usePanelWidth(width === "wide");
  useRoomForDesign(stacked, side.ref);
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
      <SkipLinks />
      <TopBar />
      <Notice />
      <LinkBanner />
      <TourStrip />
      {isServed && <ServedStrip />}
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
            {...(width === "wide" && view === "source" && { maxSize: maxEditor })}
            collapsible
            collapsedSize={0}
          >
            <div className={styles.fold} hidden={expanded} data-region="Editor">
              <EditorBar />
              <Views />
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
        <DropZone />
      </main>
      <StatusBar />
      <OverThePage />
    </div>
  );
}

/** What comes up over the page loads after the editor, which everybody waits for, or when it is asked for before. */
function OverThePage() {
  const [isTime, setTime] = useState(false);
  const isAsked = useApp((state) => state.palette !== null || state.toast.id > 0);
  useEffect(() => {
    const now = () => setTime(true);
    loadEditor().then(now, now);
  }, []);
  return isTime || isAsked ? (
    <Suspense fallback={null}>
      <Overlays />
    </Suspense>
  ) : null;
}

/** One over the other, the page of fields needs most of the height: the panel makes room when the page is opened. */
function useRoomForDesign(isStacked: boolean, panel: RefObject<PanelImperativeHandle | null>) {
  const isDesign = useView() !== "source";
  const before = useRef(isDesign);
  useEffect(() => {
    if (isStacked && before.current !== isDesign) panel.current?.resize(isDesign ? "25%" : "50%");
    before.current = isDesign;
  }, [isStacked, isDesign, panel]);
}

/** Text and page stand side by side from this width on. */
const twoColumns = 480;

/** The document as text, as a page of fields, or as both. The text is always there: it has the one history of all edits. */
function Views() {
  const view = useView();
  const [ref, width] = useElementWidth();
  return (
    <div ref={ref} className={styles.views} data-stacked={width > 0 && width < twoColumns}>
      <div className={styles.source} hidden={view === "design"}>
        <ErrorBoundary name="The editor">
          <Suspense fallback={<PlainEditor />}>
            <SourceEditor />
          </Suspense>
        </ErrorBoundary>
      </div>
      {view !== "source" && (
        <div className={styles.design}>
          <ErrorBoundary name="The design">
            <Suspense fallback={null}>
              <DesignView />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}

function DesignView() {
  // As it is when it is opened: another component later would be another page.
  const [Pane] = useState(() => loadedDesign() ?? DesignPane);
  return <Pane />;
}
