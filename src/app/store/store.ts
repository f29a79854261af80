import {
  type Budget,
  type Diagnostic,
  type Fix,
  findRevision,
  type Preset,
  type Settings,
  type Severity,
  type Span,
  type Suppression,
} from "../../core/index.ts";
import { editor } from "./editor-port.ts";
import { newStore } from "./new-store.ts";
import {
  type AppState,
  type Cursor,
  type EditorView,
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
  /** Shows the document that way, and brings it back where the panel has all of the room. */
  setView: (view: EditorView) => set({ view, panelExpanded: false }),
  setTheme: (theme: Theme) => set({ theme }),
  toggleWrap: () => set({ wrap: !get().wrap }),
  setRevision: (revision: string) => {
    const { preview, settings } = get();
    if (findRevision(revision))
      set({
        settings: { ...settings, revision },
        preview: preview && { ...preview, own: { ...preview.own, revision } },
      });
  },
  /** The clients that the tools are made for, or how those know the server. */
  setClients: (choice: Partial<Pick<Settings, "clients" | "server">>) => {
    const { preview, settings } = get();
    set({
      settings: { ...settings, ...choice },
      preview: preview && { ...preview, own: { ...preview.own, ...choice } },
    });
  },
  setBudget: (budget: Budget) => set({ settings: { ...get().settings, budget } }),
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
  showPanel: (panel: PanelId) => set({ panel, rulePage: null, help: false }),
  showRule: (rule: string | null) => set({ rulePage: rule, panel: "problems", help: false }),
  showHelp: (help: boolean) => set({ help }),
  setExpanded: (panelExpanded: boolean) => set({ panelExpanded }),
  toggleExpanded: () => set({ panelExpanded: !get().panelExpanded }),
  setPalette: (palette: PaletteMode | null) => set({ palette }),
  say: (text: string, about: Notice["about"] = null) => set({ notice: { text, about } }),
  speak: (text: string) => set({ spoken: { text, id: get().spoken.id + 1 } }),
  dismissNotice: () => set({ notice: null }),
  /** What a notice is about is no more: it goes. */
  settle: (about: NonNullable<Notice["about"]>) => get().notice?.about === about && set({ notice: null }),
  announce: (message: string, undo = false) => toast({ message, undo }),
  /** A confirmation with something to do about it. */
  offer: (message: string, offer: ToastOffer) => toast({ message, undo: false, offer }),
  /** Takes somebody to a place: the text, or the row of the page that stands for it where only the page is shown. */
  goTo: (span: Span, focus = true) => {
    if (!focus || !get().panelExpanded) return visit(span, focus);
    set({ panelExpanded: false });
    // What is folded away takes no focus.
    requestAnimationFrame(() => visit(span, focus));
  },
  /** Makes every panel be about that tool, whatever has the room. */
  chooseTool: ({ offset }: { readonly offset: number }) => visit({ offset, length: 0 }, true),
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
    if (!isCurrent()) return;
    editor()?.apply(fix.edits);
    const [first] = fix.edits;
    if (first) editor()?.reveal({ offset: first.offset, length: 0 }, { focus: false });
    actions.announce(`Fixed: ${fix.title.replaceAll("`", "")}`, true);
  },
};

function toast(said: Pick<AppState["toast"], "message" | "undo" | "offer">): void {
  set({ toast: { ...said, session: get().session, id: get().toast.id + 1 } });
}

function visit(span: Span, focus: boolean): void {
  editor()?.reveal(span, { focus: focus && get().view !== "design" });
  if (focus) set({ visits: get().visits + 1 });
}

/** Edits are of the text that was analysed; they may not touch another one. */
export function isCurrent(): boolean {
  return get().analyzedEdits === get().edits;
}
