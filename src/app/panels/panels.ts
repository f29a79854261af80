import { lazy } from "react";
import { ProblemsPanel } from "./ProblemsPanel.tsx";
import type { Panel } from "./panel.ts";

/** In the order of the tabs. All but the first are loaded when they are first shown. */
export const panels: readonly Panel[] = [
  {
    id: "problems",
    title: "Problems",
    width: 480,
    count: ({ analysis }) => analysis?.diagnostics.length || undefined,
    View: ProblemsPanel,
  },
  { id: "try", title: "Try", width: 800, View: lazy(() => import("./try/TryPanel.tsx")) },
  { id: "wire", title: "Wire", width: 800, View: lazy(() => import("./wire/WirePanel.tsx")) },
  { id: "compare", title: "Compare", width: 760, View: lazy(() => import("./compare/ComparePanel.tsx")) },
  { id: "export", title: "Export", width: 792, View: lazy(() => import("./export/ExportPanel.tsx")) },
];
