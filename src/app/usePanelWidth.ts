import { useEffect, useRef } from "react";
import type { PanelImperativeHandle, PanelSize } from "react-resizable-panels";
import { panels } from "./panels/panels.ts";
import type { PanelId } from "./store/state.ts";
import { store, useApp } from "./store/store.ts";

const key = "toolwright.panel-widths.v1";

/** In the wide layout every panel has a width of its own, which is remembered. */
export function usePanelWidth(isWide: boolean) {
  const panel = useApp((state) => state.panel);
  const ref = useRef<PanelImperativeHandle>(null);
  const width = remembered()[panel] ?? panels.find(({ id }) => id === panel)?.width ?? 480;
  useEffect(() => {
    if (isWide && !store.getState().panelExpanded) ref.current?.resize(width);
  }, [isWide, width]);
  const onResize = ({ inPixels }: PanelSize, _: unknown, before: PanelSize | undefined) => {
    // The first size is the one it was given, and one of another layout says nothing about this one.
    if (!isWide || !before || before.inPixels === inPixels || store.getState().panelExpanded) return;
    remember(store.getState().panel, Math.round(inPixels));
  };
  return { ref, width, onResize };
}

function remembered(): Partial<Record<PanelId, number>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    const entries = Object.entries(kept ?? {}).filter(([, width]) => Number.isFinite(width));
    return Object.fromEntries(entries) as Partial<Record<PanelId, number>>;
  } catch {
    return {};
  }
}

function remember(panel: PanelId, width: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...remembered(), [panel]: width }));
  } catch {
    // Without storage the widths last as long as the page.
  }
}
