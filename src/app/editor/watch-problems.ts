import type { Diagnostic } from "../../core/index.ts";
import { selectedProblem } from "../store/state.ts";
import { isCurrent, store } from "../store/store.ts";
import type { Editor } from "./monaco.ts";

/** How long the pointer rests on a problem before its card opens, and how long it may be away before it closes. */
const openAfter = 300;
const closeAfter = 300;

/** Tells which problem to show: the one under a resting pointer, or the one that F8 has just selected. */
export function watchProblems(
  editor: Editor,
  card: HTMLElement,
  show: (problem: Diagnostic | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Diagnostic | null = null;
  const later = (problem: Diagnostic | null, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => set(problem), delay);
  };
  const set = (problem: Diagnostic | null) => {
    clearTimeout(timer);
    current = problem;
    show(problem);
  };

  const disposables = [
    editor.onMouseMove(({ target, event }) => {
      if (card.contains(event.target)) {
        clearTimeout(timer);
        return;
      }
      const problem = target.position ? problemAt(editor.getModel()?.getOffsetAt(target.position) ?? -1) : null;
      if (problem === current) clearTimeout(timer);
      else later(problem, problem ? openAfter : closeAfter);
    }),
    editor.onMouseLeave(() => later(null, closeAfter)),
    editor.onDidChangeModelContent(() => set(null)),
    editor.onDidScrollChange(({ scrollTopChanged }) => {
      if (scrollTopChanged && current) set(null);
    }),
    editor.onKeyDown(({ browserEvent }) => {
      if (browserEvent.key === "Escape" && current) {
        browserEvent.stopPropagation();
        set(null);
      }
    }),
    editor.onDidChangeCursorSelection(({ source }) => {
      // Only a jump made by the app opens the card; typing and clicking must not be covered by it.
      if (source !== "api") set(null);
      else if (isCurrent()) requestAnimationFrame(() => set(exactProblem() ?? null));
    }),
  ];
  // Whoever asks for the problem again that is selected already gets its card again.
  const unsubscribe = store.subscribe((state, before) => {
    if (state.visits !== before.visits && isCurrent()) requestAnimationFrame(() => set(exactProblem() ?? null));
  });
  const enter = () => clearTimeout(timer);
  const leave = () => later(null, closeAfter);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    set(null);
    editor.focus();
  };
  card.addEventListener("mouseenter", enter);
  card.addEventListener("mouseleave", leave);
  card.addEventListener("keydown", onEscape);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    for (const disposable of disposables) disposable.dispose();
    card.removeEventListener("mouseenter", enter);
    card.removeEventListener("mouseleave", leave);
    card.removeEventListener("keydown", onEscape);
  };

  function exactProblem(): Diagnostic | undefined {
    const selection = editor.getSelection();
    const model = editor.getModel();
    if (!selection || !model || selection.isEmpty()) return undefined;
    return problemAt(model.getOffsetAt(selection.getStartPosition())) ?? undefined;
  }
}

function problemAt(offset: number): Diagnostic | null {
  if (!isCurrent()) return null;
  const state = store.getState();
  return selectedProblem({ ...state, cursor: { ...state.cursor, offset } }) ?? null;
}
