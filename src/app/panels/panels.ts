import { lazy } from "react";
import { isServed } from "../store/served/link.ts";
import { useServed } from "../store/served/served.ts";
import type { PanelId } from "../store/state.ts";
import { useApp } from "../store/store.ts";
import type { Topic } from "../store/workers.ts";
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
  asking("try", "Try", "Form, arguments, call, cases", () => import("./try/TryPanel.tsx")),
  asking("wire", "Wire", "Messages, revisions, curl", () => import("./wire/WirePanel.tsx")),
  asking("clients", "Clients", "Compatibility, names, rewrites", () => import("./clients/ClientsPanel.tsx")),
  asking("cost", "Cost", "Tokens, budget, savings", () => import("./cost/CostPanel.tsx")),
  asking("compare", "Compare", "Versions, what breaks, align", () => import("./compare/ComparePanel.tsx")),
  asking("export", "Export", "Code, files, download", () => import("./export/ExportPanel.tsx")),
  ...(isServed ? [callsPanel()] : []),
];

/** A panel asks the worker about the topic of its own name. */
function asking(id: PanelId & Topic, title: string, about: string, load: Parameters<typeof lazy>[0]): Panel {
  return { id, title, about, topic: id, View: lazy(load) };
}

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
