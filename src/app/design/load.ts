import type { ComponentType } from "react";

let loaded: ComponentType | undefined;

/** The page of fields, loaded when it is first shown. */
export async function loadDesign() {
  const module = await import("./DesignPane.tsx");
  loaded = module.default;
  return module;
}

/** The page where its code is there already: to wait for it would leave the place empty for a third of a second. */
export function loadedDesign(): ComponentType | undefined {
  return loaded;
}

/** Somebody is about to open the page: its code loads and its rows are made meanwhile. */
export async function warmDesign(): Promise<void> {
  const { expectDesign } = await loadDesign();
  expectDesign();
}
