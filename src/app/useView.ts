import type { EditorView } from "./store/state.ts";
import { useApp } from "./store/store.ts";
import { useWidth } from "./useWidth.ts";

/** The view on screen: two side by side need the wide layout, and whoever chose both wants the page. */
export function useView(): EditorView {
  const view = useApp((state) => state.view);
  const isWide = useWidth() === "wide";
  return view === "both" && !isWide ? "design" : view;
}
