import {
  type Analysis,
  type Diagnostic,
  defaultSettings,
  type RuleInfo,
  type Settings,
  type ToolSummary,
} from "../../core/index.ts";

export const panelIds = ["problems", "try", "wire", "clients", "cost", "compare", "export"] as const;
/** Calls is there while a server is: a link to it would lead nowhere. */
export type PanelId = (typeof panelIds)[number] | "calls";
/** How the document is shown: as text, as a page of fields, or as both side by side. */
export const editorViews = ["source", "design", "both"] as const;
export type EditorView = (typeof editorViews)[number];
export type Theme = "system" | "light" | "dark";
export type PaletteMode = "commands" | "tools" | "samples" | "shortcuts" | "documents" | "versions";

/** What the last check did, apart from its findings. */
type Checking =
  | { readonly kind: "done" }
  | { readonly kind: "busy" }
  | { readonly kind: "timed-out"; readonly tool: string | null }
  | { readonly kind: "failed"; readonly message: string };

export type Saving =
  | { readonly kind: "saved" }
  | { readonly kind: "unsaved" }
  /** There is no place that outlives the tab. */
  | { readonly kind: "memory" }
  | { readonly kind: "failed"; readonly reason: string };

export interface Cursor {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

export interface DocumentInfo {
  readonly id: string;
  readonly name: string;
}

/** A document out of a link is shown, but not kept: nothing of it is stored until it is kept or edited. */
interface Preview {
  /** The document and the choice that come back when it is closed. */
  readonly before: { readonly document: DocumentInfo; readonly text: string };
  /** One's own settings that the link overrules. */
  readonly own: LinkedSettings;
  /** Comes back when it is closed. Whoever edits it goes on in the view in which it opened. */
  readonly view: EditorView;
  /** What the link asks for and this version does not know. */
  readonly unknownRevision: string | null;
}

/** What a link brings along, so that a reader sees what its writer saw. */
type LinkedSettings = Pick<Settings, "revision" | "clients" | "server">;

/** A document in the list of those kept in this browser. */
export interface DocumentEntry extends DocumentInfo {
  readonly changed: number;
  /** In characters. */
  readonly size: number;
}

/** What a toast offers to do; one that must not be missed stays until it is used or replaced. */
export interface ToastOffer {
  readonly label: string;
  readonly stays?: boolean;
  /** Whether what it is about is gone: it goes, too. */
  readonly isOver?: (now: AppState) => boolean;
  readonly run: () => void;
}

/** What could not be done, and why: stays until dismissed, or until what it is about is settled. */
export interface Notice {
  readonly text: string;
  /** With what it goes: a save that works, another text, a target to compare with, a file that is written. */
  readonly about: "saving" | "text" | "target" | "file" | null;
}

export interface AppState {
  readonly document: DocumentInfo;
  /** Counts the documents shown. One that goes on under another name is still the same editing session. */
  readonly session: number;
  readonly text: string;
  /** Set while the document comes from a link. Neither it nor the settings are stored meanwhile. */
  readonly preview: Preview | null;
  /** Counts every change of the text, also a change of document. */
  readonly edits: number;
  readonly analysis: Analysis | null;
  readonly analyzedEdits: number;
  readonly checking: Checking;
  /** Set while all safe fixes are worked out: how many tools were checked for that. */
  readonly fixing: { readonly done: number } | null;
  readonly rules: readonly RuleInfo[];
  readonly saving: Saving;
  /** The documents kept in this browser, the newest first. */
  readonly documents: readonly DocumentEntry[];
  readonly cursor: Cursor;
  /** The tool that the cursor was in last. */
  readonly lastTool: { readonly name: string | null; readonly index: number } | null;
  readonly settings: Settings;
  readonly view: EditorView;
  /** Counts how often somebody asked to be taken to a place: the view that is there takes the focus. */
  readonly visits: number;
  readonly panel: PanelId;
  /** The rule whose page the Problems panel shows; "" is the list of all rules. */
  readonly rulePage: string | null;
  /** Whether the page of settings and help stands in the place of the panel. */
  readonly help: boolean;
  readonly panelExpanded: boolean;
  readonly theme: Theme;
  /** Whether long lines of the text are wrapped. */
  readonly wrap: boolean;
  readonly palette: PaletteMode | null;
  readonly notice: Notice | null;
  /** What is only read out, to those who cannot see where they are; a new id reads it again. */
  readonly spoken: { readonly id: number; readonly text: string };
  /** The last short confirmation; a new id shows it again. */
  readonly toast: {
    readonly id: number;
    readonly message: string;
    /** Whether it offers the Undo of the editor. */
    readonly undo: boolean;
    readonly offer?: ToastOffer;
    /** In which it was made: an Undo that was offered for one document must not reach another. */
    readonly session: number;
  };
}

export function initialState(document: DocumentInfo, text: string): AppState {
  return {
    document,
    session: 1,
    text,
    preview: null,
    edits: 1,
    analysis: null,
    analyzedEdits: 0,
    checking: { kind: "busy" },
    fixing: null,
    rules: [],
    saving: { kind: "saved" },
    documents: [],
    cursor: { offset: 0, line: 1, column: 1 },
    lastTool: null,
    settings: defaultSettings,
    view: "source",
    visits: 0,
    panel: "problems",
    rulePage: null,
    help: false,
    panelExpanded: false,
    theme: "system",
    wrap: false,
    palette: null,
    notice: null,
    spoken: { id: 0, text: "" },
    toast: { id: 0, message: "", undo: false, session: 0 },
  };
}

export function withText(state: AppState, text: string): Partial<AppState> {
  if (text === state.text) return {};
  const notice = state.notice?.about === "text" ? null : state.notice;
  return { ...withoutPreview(state), text, edits: state.edits + 1, saving: { kind: "unsaved" }, notice };
}

/** From a link to a document of one's own, with one's own revision and clients. */
export function withoutPreview({ preview, settings }: AppState): Partial<AppState> {
  return preview ? { preview: null, settings: { ...settings, ...preview.own } } : {};
}

export function withDocument(state: AppState, document: DocumentInfo, text: string): Partial<AppState> {
  return {
    ...withoutPreview(state),
    document,
    session: state.session + 1,
    text,
    edits: state.edits + 1,
    analysis: null,
    analyzedEdits: state.edits,
    saving: { kind: "unsaved" },
    cursor: { offset: 0, line: 1, column: 1 },
    lastTool: null,
    rulePage: null,
    notice: null,
  };
}

/** An answer for a text that is no longer there is thrown away. */
export function withAnalysis(state: AppState, edits: number, analysis: Analysis): Partial<AppState> {
  if (edits < state.analyzedEdits || (edits === state.analyzedEdits && !state.analysis)) return {};
  return { analysis, analyzedEdits: edits, checking: { kind: "done" }, ...withLastTool({ ...state, analysis }) };
}

export function isBlank(text: string): boolean {
  return text.trim() === "";
}

/** A file without content is an error on a command line; on the page somebody is about to write. */
export function asBegun(analysis: Analysis): Analysis {
  return { ...analysis, diagnostics: [], counts: { error: 0, warning: 0, info: 0, hint: 0 } };
}

export function isStale(state: AppState): boolean {
  return state.analysis !== null && state.analyzedEdits !== state.edits;
}

interface ToolsAndCursor extends Pick<AppState, "cursor"> {
  readonly analysis: Pick<Analysis, "tools"> | null;
}

/** The tool under the cursor. */
export function toolAtCursor({ analysis, cursor }: ToolsAndCursor): ToolSummary | undefined {
  return analysis?.tools.find(({ offset, length }) => cursor.offset >= offset && cursor.offset <= offset + length);
}

/** The tool that all panels are about: the one under the cursor, else the one that the cursor was in last, else the first. */
export function selectedTool(state: ToolsAndCursor & Pick<AppState, "lastTool">): ToolSummary | undefined {
  return chosenTool(state) ?? state.analysis?.tools[0];
}

/** The text of one tool alone: another tool's change changes nothing in it. */
export function toolText({ text }: AppState, { offset, length }: ToolSummary): string {
  return text.slice(offset, offset + length);
}

/** The tool that somebody went to; undefined where nobody went to any. */
export function chosenTool(state: ToolsAndCursor & Pick<AppState, "lastTool">): ToolSummary | undefined {
  return toolAtCursor(state) ?? findTool(state.analysis?.tools ?? [], state.lastTool);
}

/** Tools move and are renamed: the name tells, then the place in the list. */
function findTool(tools: readonly ToolSummary[], last: AppState["lastTool"]): ToolSummary | undefined {
  if (!last) return undefined;
  const sameName = tools.filter(({ name }) => name !== null && name === last.name);
  return (
    sameName.find(({ index }) => index === last.index) ?? sameName[0] ?? tools.find(({ index }) => index === last.index)
  );
}

/** The cursor has moved, or the tools have: remembers the tool that it is in. */
export function withLastTool(state: AppState): Pick<AppState, "lastTool"> {
  const { name, index } = toolAtCursor(state) ?? {};
  if (name === undefined || index === undefined) return { lastTool: state.lastTool };
  const { lastTool } = state;
  return { lastTool: lastTool?.name === name && lastTool.index === index ? lastTool : { name, index } };
}

/** The problem under the cursor, the smallest range first. */
export function selectedProblem({ analysis, cursor }: AppState): Diagnostic | undefined {
  const size = ({ range }: Diagnostic) => range.end.offset - range.start.offset;
  return analysis?.diagnostics
    .filter(({ range }) => cursor.offset >= range.start.offset && cursor.offset <= range.end.offset)
    .sort((a, b) => size(a) - size(b))[0];
}

/** Whether exactly one repair is offered at the cursor: its key makes it, as the card says. */
export function hasOneFix({ analysis, cursor }: Pick<AppState, "analysis" | "cursor">): boolean {
  const here = analysis?.diagnostics.filter(
    ({ range, fix }) => fix && cursor.offset >= range.start.offset && cursor.offset <= range.end.offset,
  );
  return here?.length === 1 && (here[0]?.alternatives?.length ?? 0) === 0;
}

export function safeFixes({ analysis }: AppState): readonly Diagnostic[] {
  return analysis?.diagnostics.filter(({ fix }) => fix?.safe) ?? noDiagnostics;
}

const noDiagnostics: readonly Diagnostic[] = [];
