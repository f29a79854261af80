import { useEffect, useRef, useState } from "react";
import type { PanelImperativeHandle, PanelSize } from "react-resizable-panels";
import { panelWidths } from "./panels/widths.ts";
import type { AppState, EditorView, PanelId } from "./store/state.ts";
import { store } from "./store/store.ts";

const key = "toolwright.panel-widths.v1";
/** The page of fields needs more room than the text does. */
const besideDesign = 376;

/** In the wide layout every panel has a width of its own beside each view, which is remembered. */
export function usePanelWidth(isWide: boolean) {
  const ref = useRef<PanelImperativeHandle>(null);
  // The size that it starts with: another one later would be another panel to the group.
  const [width] = useState(() => widthOf(store.getState()));
  useEffect(() => {
    if (!isWide) return;
    const resize = (state: AppState) => !state.panelExpanded && ref.current?.resize(widthOf(state));
    resize(store.getState());
    // Before the other panel or view is drawn: sizes that are asked for after it would lay it out twice.
    return store.subscribe((state, before) => {
      if (state.panel !== before.panel || state.view !== before.view) resize(state);
    });
  }, [isWide]);
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

function widthOf({ panel, view }: Pick<AppState, "panel" | "view">): number {
  const isProblems = panel === "problems" && view !== "source";
  return remembered()[slotOf(panel, view)] ?? (isProblems ? besideDesign : panelWidths[panel]);
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
