import { lazy } from "react";
import { isServed } from "../store/served/link.ts";
import { useServed } from "../store/served/served.ts";
import { useApp } from "../store/store.ts";
import { ProblemsPanel } from "./ProblemsPanel.tsx";
import type { Panel } from "./panel.ts";

/** In the order of the tabs. All but the first are loaded when they are first shown. */
export const panels: readonly Panel[] = [
  {
    id: "problems",
    title: "Problems",
    about: "Lint, fix, rules",
    useCount: () => useApp(({ analysis }) => analysis?.diagnostics.length || undefined),
    View: ProblemsPanel,
  },
  {
    id: "try",
    title: "Try",
    about: "Form, arguments, call, cases",
    topic: "try",
    View: lazy(() => import("./try/TryPanel.tsx")),
  },
  {
    id: "wire",
    title: "Wire",
    about: "Messages, revisions, curl",
    topic: "wire",
    View: lazy(() => import("./wire/WirePanel.tsx")),
  },
  {
    id: "clients",
    title: "Clients",
    about: "Compatibility, names, rewrites",
    topic: "clients",
    View: lazy(() => import("./clients/ClientsPanel.tsx")),
  },
  {
    id: "cost",
    title: "Cost",
    about: "Tokens, budget, savings",
    topic: "cost",
    View: lazy(() => import("./cost/CostPanel.tsx")),
  },
  {
    id: "compare",
    title: "Compare",
    about: "Versions, what breaks, align",
    topic: "compare",
    View: lazy(() => import("./compare/ComparePanel.tsx")),
  },
  {
    id: "export",
    title: "Export",
    about: "Code, files, download",
    topic: "export",
    View: lazy(() => import("./export/ExportPanel.tsx")),
  },
  ...(isServed ? [callsPanel()] : []),
];

/** Only while a server is live on the file. */
function callsPanel(): Panel {
  return {
    id: "calls",
    title: "Calls",
    about: "What clients call, live",
    View: lazy(() => import("./calls/CallsPanel.tsx")),
    useCount: () => useServed(({ total }) => total || undefined),
  };
}
