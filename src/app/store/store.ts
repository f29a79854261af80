import {
  type Diagnostic,
  type Fix,
  findRevision,
  type Preset,
  type Severity,
  type Span,
  type Suppression,
} from "../../core/index.ts";
import { editor } from "./editor-port.ts";
import { newStore } from "./new-store.ts";
import {
  type AppState,
  type Cursor,
  initialState,
  type Notice,
  type PaletteMode,
  type PanelId,
  type Theme,
  type ToastOffer,
  withDocument,
  withLastTool,
  withoutPreview,
  withText,
} from "./state.ts";

export const store = newStore<AppState>(initialState({ id: "", name: "" }, ""));

/** One narrow read of the state. */
export const useApp = store.hook;

const { getState: get, setState: set } = store;

/** Everything that changes the state without leaving it. */
export const actions = {
  setText: (text: string) => set(withText(get(), text)),
  setCursor: (cursor: Cursor) => set({ cursor, ...withLastTool({ ...get(), cursor }) }),
  /** Shows another document; the one before is stored already. */
  showDocument: (document: AppState["document"], text: string) => set(withDocument(get(), document, text)),
  rename: (name: string) => {
    const { document } = get();
    if (name.trim() === "" || name === document.name) return;
    set({ ...withoutPreview(get()), document: { ...document, name: name.trim() }, saving: { kind: "unsaved" } });
  },
  setTheme: (theme: Theme) => set({ theme }),
  setRevision: (revision: string) => {
    const { preview, settings } = get();
    if (findRevision(revision))
      set({ settings: { ...settings, revision }, preview: preview && { ...preview, revision } });
  },
  setPreset: (preset: Preset) => set({ settings: { ...get().settings, preset } }),
  /** Overrules the severity of a rule; null leaves it to the preset again. */
  setRule: (id: string, level: Severity | "off" | null) => {
    const { [id]: _, ...others } = get().settings.rules;
    set({ settings: { ...get().settings, rules: level ? { ...others, [id]: level } : others } });
  },
  suppress: (suppression: Suppression) => {
    set({ settings: { ...get().settings, suppress: [...get().settings.suppress, suppression] } });
  },
  unsuppress: (suppression: Suppression) => {
    const suppress = get().settings.suppress.filter((other) => other !== suppression);
    set({ settings: { ...get().settings, suppress } });
  },
  showPanel: (panel: PanelId) => set({ panel, rulePage: null }),
  showRule: (rule: string | null) => set({ rulePage: rule, panel: "problems" }),
  toggleExpanded: () => set({ panelExpanded: !get().panelExpanded }),
  setPalette: (palette: PaletteMode | null) => set({ palette }),
  say: (text: string, about: Notice["about"] = null) => set({ notice: { text, about } }),
  dismissNotice: () => set({ notice: null }),
  announce: (message: string, undo = false) => set({ toast: { message, undo, id: get().toast.id + 1 } }),
  /** A confirmation with something to do about it. */
  offer: (message: string, offer: ToastOffer) =>
    set({ toast: { message, undo: false, offer, id: get().toast.id + 1 } }),
  goTo: (span: Span, focus = true) => editor()?.reveal(span, { focus }),
  goToProblem: ({ range }: Diagnostic, focus = true) =>
    actions.goTo({ offset: range.start.offset, length: range.end.offset - range.start.offset }, focus),
  nextProblem: (step: 1 | -1) => {
    const { analysis, cursor } = get();
    const all = analysis?.diagnostics ?? [];
    const ahead = (diagnostic: Diagnostic) => diagnostic.range.start.offset > cursor.offset;
    const behind = (diagnostic: Diagnostic) => diagnostic.range.end.offset < cursor.offset;
    const next = step === 1 ? (all.find(ahead) ?? all[0]) : (all.findLast(behind) ?? all.at(-1));
    if (next) actions.goToProblem(next);
  },
  applyFix: (fix: Fix) => {
    if (isCurrent()) editor()?.apply(fix.edits);
  },
};

/** Edits are of the text that was analysed; they may not touch another one. */
export function isCurrent(): boolean {
  return get().analyzedEdits === get().edits;
}
