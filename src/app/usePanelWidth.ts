import { useEffect, useRef } from "react";
import type { PanelImperativeHandle, PanelSize } from "react-resizable-panels";
import { panelWidths } from "./panels/widths.ts";
import type { EditorView, PanelId } from "./store/state.ts";
import { store, useApp } from "./store/store.ts";

const key = "toolwright.panel-widths.v1";
/** The page of fields needs more room than the text does. */
const besideDesign = 376;

/** In the wide layout every panel has a width of its own beside each view, which is remembered. */
export function usePanelWidth(isWide: boolean) {
  const panel = useApp((state) => state.panel);
  const ref = useRef<PanelImperativeHandle>(null);
  const view = useApp((state) => state.view);
  const standard = panelWidths[panel];
  const width =
    remembered()[slotOf(panel, view)] ?? (panel === "problems" && view !== "source" ? besideDesign : standard);
  useEffect(() => {
    if (isWide && !store.getState().panelExpanded) ref.current?.resize(width);
  }, [isWide, width]);
  const onResize = ({ inPixels }: PanelSize, _: unknown, before: PanelSize | undefined) => {
    // The first size is the one it was given, and one of another layout says nothing about this one.
    if (!isWide || !before || before.inPixels === inPixels || store.getState().panelExpanded || !isHandled()) return;
    const { panel: shown, view: beside } = store.getState();
    remember(slotOf(shown, beside), Math.round(inPixels));
  };
  return { ref, width, onResize };
}

/** Whether somebody is moving the edge: a window that grows gives the panel room that nobody chose. */
export function isHandled(): boolean {
  return document.querySelector("[data-separator='active'], [data-separator]:focus") !== null;
}

function slotOf(panel: PanelId, view: EditorView): string {
  return view === "source" ? panel : `${panel}/${view}`;
}

function remembered(): Partial<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    const entries = Object.entries(kept ?? {}).filter(([, width]) => Number.isFinite(width));
    return Object.fromEntries(entries) as Partial<Record<string, number>>;
  } catch {
    return {};
  }
}

function remember(slot: string, width: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...remembered(), [slot]: width }));
  } catch {
    // Without storage the widths last as long as the page.
  }
}
