import { count } from "../../core/index.ts";
import { fixAllSafe } from "../store/analysis.ts";
import { liveActions } from "../store/documents/server.ts";
import { setShareOptions, shareLink } from "../store/documents/share.ts";
import { safeFixes, selectedProblem } from "../store/state.ts";
import { actions as state, store } from "../store/store.ts";
import { goToStep } from "../store/tour.ts";
import { undoDocument } from "../store/undo.ts";
import {
  BothIcon,
  CallIcon,
  ClientsIcon,
  CostIcon,
  DarkIcon,
  DesignIcon,
  ErrorIcon,
  ExpandIcon,
  ExportIcon,
  FixIcon,
  LicencesIcon,
  LightIcon,
  LinkIcon,
  NextIcon,
  QuickFixIcon,
  RedoIcon,
  RulePageIcon,
  SearchIcon,
  ServerIcon,
  SettingsIcon,
  ShortcutsIcon,
  SourceIcon,
  UndoIcon,
} from "../ui/icons.ts";
import type { Action } from "./action.ts";
import { documentActions } from "./document-actions.ts";
import { goToPanel } from "./regions.ts";
import { textActions } from "./text-actions.ts";

const noProblems = "There are no problems";

/** Every action, in the order of the palette. */
export const appActions = [
  {
    id: "commands",
    title: "Commands",
    icon: SearchIcon,
    keys: "mod+k",
    run: () => state.setPalette("commands"),
  },
  {
    id: "fix-all",
    title: "Fix all safe problems",
    icon: FixIcon,
    keys: "mod+shift+.",
    fact: (at) => edits(safeFixes(at).length),
    unavailable: (at) => (safeFixes(at).length === 0 ? "No problem here has a safe fix" : undefined),
    run: () => void fixAllSafe(),
  },
  {
    id: "quick-fix",
    title: "Quick fix at the cursor",
    icon: QuickFixIcon,
    keys: "mod+.",
    fact: (at) => selectedProblem(at)?.fix?.title.replaceAll("`", ""),
    unavailable: (at) => (selectedProblem(at)?.fix ? undefined : "No problem with a fix is at the cursor"),
    run: () => {
      const fix = selectedProblem(store.getState())?.fix;
      if (fix) state.applyFix(fix);
    },
  },
  {
    id: "call",
    title: "Call the tool",
    icon: CallIcon,
    keys: "mod+enter",
    unavailable: ({ panel }) => (panel === "try" ? undefined : "Open the Try panel first"),
    run: () => void import("../panels/try/call.ts").then(({ callOrGo }) => callOrGo()),
  },
  {
    id: "next-problem",
    title: "Go to next problem",
    icon: NextIcon,
    keys: "F8",
    unavailable: (at) => (at.analysis?.diagnostics.length ? undefined : noProblems),
    run: () => state.nextProblem(1),
  },
  {
    id: "previous-problem",
    title: "Go to previous problem",
    icon: ErrorIcon,
    keys: "shift+F8",
    unavailable: (at) => (at.analysis?.diagnostics.length ? undefined : noProblems),
    run: () => state.nextProblem(-1),
  },
  {
    id: "go-to-tool",
    title: "Go to tool",
    icon: SearchIcon,
    keys: "mod+shift+o",
    fact: (at) => `${at.analysis?.tools.length ?? 0} here`,
    run: () => state.setPalette("tools"),
  },
  ...textActions,
  ...documentActions,
  { id: "import-live", title: "Import from a server", icon: ServerIcon, run: liveActions.open },
  { id: "undo", title: "Undo", icon: UndoIcon, keys: "mod+z", run: () => undoDocument("undo", true) },
  { id: "redo", title: "Redo", icon: RedoIcon, keys: "mod+shift+z", run: () => undoDocument("redo", true) },
  { id: "view-source", title: "Show the source", icon: SourceIcon, keys: "alt+1", run: () => state.setView("source") },
  { id: "view-design", title: "Show the design", icon: DesignIcon, keys: "alt+2", run: () => state.setView("design") },
  {
    id: "view-both",
    title: "Show both, source and design",
    icon: BothIcon,
    keys: "alt+3",
    run: () => state.setView("both"),
  },
  {
    id: "expand",
    title: "Expand or restore the panel",
    icon: ExpandIcon,
    keys: "alt+p",
    run: () => state.toggleExpanded(),
  },
  { id: "share", title: "Share", icon: LinkIcon, keys: "alt+l", run: () => void shareLink() },
  { id: "share-options", title: "Share options", icon: LinkIcon, run: () => setShareOptions(true) },
  { id: "export", title: "Export", icon: ExportIcon, run: () => goToPanel("export") },
  {
    id: "clients",
    title: "Clients",
    icon: ClientsIcon,
    fact: ({ settings }) => `${settings.clients.length} chosen`,
    run: () => goToPanel("clients"),
  },
  { id: "cost", title: "Cost", icon: CostIcon, run: () => goToPanel("cost") },
  { id: "rules", title: "See all rules", icon: RulePageIcon, run: () => state.showRule("") },
  {
    id: "licences",
    title: "Third-party licences",
    icon: LicencesIcon,
    run: () => void window.open("./licences.txt", "_blank", "noopener"),
  },
  {
    id: "theme-light",
    title: "Use the light theme",
    icon: LightIcon,
    run: () => state.setTheme("light"),
  },
  { id: "theme-dark", title: "Use the dark theme", icon: DarkIcon, run: () => state.setTheme("dark") },
  {
    id: "theme-system",
    title: "Use the theme of the system",
    icon: SettingsIcon,
    run: () => state.setTheme("system"),
  },
  {
    id: "help",
    title: "Settings and help",
    icon: SettingsIcon,
    fact: () => "About, version, licences, privacy, documentation",
    run: () => state.showHelp(true),
  },
  { id: "tour", title: "Take the tour", icon: RulePageIcon, run: () => goToStep(0) },
  {
    id: "shortcuts",
    title: "Keyboard shortcuts",
    icon: ShortcutsIcon,
    keys: "?",
    run: () => state.setPalette("shortcuts"),
  },
] as const satisfies readonly Action[];

export type ActionId = (typeof appActions)[number]["id"];

export function action(id: ActionId): Action {
  return appActions.find((candidate) => candidate.id === id) as Action;
}

function edits(number: number): string {
  return count(number, "edit");
}
