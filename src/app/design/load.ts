import type { ComponentType } from "react";

export interface DesignPaneProps {
  /** How wide it will be, in pixels, as far as that is known before it is there. */
  width: number;
}

let loaded: ComponentType<DesignPaneProps> | undefined;

/** The page of fields, loaded when it is first shown. */
export async function loadDesign() {
  const module = await import("./DesignPane.tsx");
  loaded = module.default;
  return module;
}

/** The page where its code is there already: to wait for it would leave the place empty for a third of a second. */
export function loadedDesign(): ComponentType<DesignPaneProps> | undefined {
  return loaded;
}

/** Somebody is about to open the page: its code loads and its rows are made meanwhile. */
export async function warmDesign(): Promise<void> {
  const { expectDesign } = await loadDesign();
  expectDesign();
}
