import type { PanelId } from "../store/state.ts";

/** How wide each panel starts where there is room for three columns, in pixels. Known before the panels are loaded. */
export const panelWidths: Readonly<Record<PanelId, number>> = {
  problems: 480,
  try: 800,
  wire: 800,
  clients: 800,
  cost: 800,
  compare: 760,
  export: 792,
  calls: 784,
};
