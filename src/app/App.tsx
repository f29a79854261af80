import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import {
  Group,
  Panel,
  type PanelImperativeHandle,
  type PanelSize,
  Separator,
  useDefaultLayout,
} from "react-resizable-panels";
import styles from "./App.module.css";
import { DropZone } from "./chrome/DropZone.tsx";
import { FirstEditorBar, FirstPanel, FirstTopBar } from "./chrome/FirstFrame.tsx";
import { LinkBanner } from "./chrome/LinkBanner.tsx";
import { Notice } from "./chrome/Notice.tsx";
import { SkipLinks } from "./chrome/SkipLinks.tsx";
import { StatusBar } from "./chrome/StatusBar.tsx";
import { ToolList } from "./chrome/ToolList.tsx";
import { TourStrip } from "./chrome/TourStrip.tsx";
import { useRest } from "./chrome/useRest.ts";
import { type DesignPaneProps, loadDesign, loadedDesign } from "./design/load.ts";
import { useEditorCode } from "./editor/editor-code.ts";
import { TextEditor } from "./editor/TextEditor.tsx";
import { UpdateNotice } from "./offline/UpdateNotice.tsx";
import { afterPaint } from "./store/after-paint.ts";
import { isServed } from "./store/served/link.ts";
import { actions, useApp } from "./store/store.ts";
import { ErrorBoundary } from "./ui/ErrorBoundary.tsx";
import { useElementWidth } from "./useElementWidth.ts";
import { isHandled, usePanelWidth } from "./usePanelWidth.ts";
import { useView } from "./useView.ts";
import { useVast, useWidth } from "./useWidth.ts";

const DesignPane = lazy(loadDesign);
const Overlays = lazy(() => import("./chrome/Overlays.tsx"));

/** On small screens these stay, whatever has the room: the tools and the views, and the tabs of the panels. */
const editorBar = 60;
const panelTabs = 45;

/** 120 columns of text and what stands around them: more is given to the panel. A limit that comes and goes costs a layout, so it is there where it can matter. */
const maxEditor = 1040;

/** `onDrawn` is called when its first frame is on screen. */
export function App({ onDrawn }: { onDrawn: () => void }) {
  const width = useWidth();
  const isVast = useVast();
  const view = useView();
  const rest = useRest();
  const expanded = useApp((state) => state.panelExpanded);
  const stacked = width === "narrow";
  const editorPanel = useRef<PanelImperativeHandle>(null);
  const side = usePanelWidth(width === "wide");
  useRoomForDesign(stacked, side.ref);
  const layout = useDefaultLayout({ id: `toolwright.layout.${width}`, storage: localStorage });

  useEffect(() => {
    performance.mark("toolwright:shell");
    afterPaint(onDrawn);
  }, [onDrawn]);

  return (
    <div className={styles.app}>
      <SkipLinks />
      {rest ? <rest.TopBar /> : <FirstTopBar />}
      <Notice />
      <LinkBanner />
      <TourStrip />
      {rest && isServed && <rest.ServedStrip />}
      {rest && <rest.ImportReport />}
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
            onResize={stacked ? noteExpanded : undefined}
            className={styles.editor}
            minSize={stacked ? 160 : 320}
            {...(isVast && view === "source" && { maxSize: maxEditor })}
            collapsible
            collapsedSize={stacked ? editorBar : 0}
          >
            <div className={styles.fold} hidden={expanded && !stacked} data-region="Editor">
              <Folding panel={editorPanel} isFolded={expanded} />
              {rest ? <rest.EditorBar /> : <FirstEditorBar />}
              <Views isFolded={expanded} />
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
            minSize={stacked ? panelTabs : 300}
            groupResizeBehavior={width === "wide" ? "preserve-pixel-size" : "preserve-relative-size"}
          >
            {rest ? <rest.SidePanel /> : <FirstPanel />}
          </Panel>
        </Group>
        <DropZone />
      </main>
      <StatusBar />
      <OverThePage />
    </div>
  );
}

/** In the panel that it folds: each layout has panels of its own. */
function Folding({ panel, isFolded }: { panel: RefObject<PanelImperativeHandle | null>; isFolded: boolean }) {
  useEffect(() => {
    if (isFolded) panel.current?.collapse();
    else panel.current?.expand();
  }, [panel, isFolded]);
  return null;
}

/** Whoever moves the grip takes the room from one and gives it to the other. */
function noteExpanded({ inPixels }: PanelSize) {
  if (isHandled()) actions.setExpanded(inPixels <= editorBar);
}

/** What comes up over the page loads after the editor, or when it is asked for before. */
function OverThePage() {
  const isAsked = useApp((state) => state.palette !== null || state.toast.id > 0);
  const code = useEditorCode();
  return code.kind !== "loading" || isAsked ? (
    <Suspense fallback={null}>
      <Overlays />
    </Suspense>
  ) : null;
}

/** One over the other, the page of fields needs all of the height: of the panel only the tabs stay when the page is opened. */
function useRoomForDesign(isStacked: boolean, panel: RefObject<PanelImperativeHandle | null>) {
  const isDesign = useView() !== "source";
  const before = useRef(isDesign);
  useEffect(() => {
    if (isStacked && before.current !== isDesign) panel.current?.resize(isDesign ? panelTabs : "50%");
    before.current = isDesign;
  }, [isStacked, isDesign, panel]);
}

/** Text and page stand side by side from this width on. */
const twoColumns = 480;

/** The document as text, as a page of fields, or as both. The text is always there: it has the one history of all edits. */
function Views({ isFolded }: { isFolded: boolean }) {
  const view = useView();
  const [ref, width] = useElementWidth();
  const isStacked = width > 0 && width < twoColumns;
  return (
    <div ref={ref} className={styles.views} hidden={isFolded} data-stacked={isStacked}>
      <div className={styles.source} hidden={view === "design"}>
        <ErrorBoundary name="The editor">
          <TextEditor />
        </ErrorBoundary>
      </div>
      {view !== "source" && (
        <div className={styles.design}>
          <ErrorBoundary name="The design">
            <Suspense fallback={null}>
              <DesignView width={view === "both" && !isStacked ? width / 2 : width} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}

function DesignView({ width }: DesignPaneProps) {
  // As it is when it is opened: another component later would be another page.
  const [Pane] = useState(() => loadedDesign() ?? DesignPane);
  return <Pane width={width} />;
}
