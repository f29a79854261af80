import { ProblemsPanel } from "./ProblemsPanel.tsx";
import type { Panel } from "./panel.ts";

/** In the order of the tabs. */
export const panels: readonly Panel[] = [
  {
    id: "problems",
    title: "Problems",
    count: ({ analysis }) => analysis?.diagnostics.length || undefined,
    View: ProblemsPanel,
  },
];
