import type { ComponentType } from "react";
import { linkChecked } from "../store/documents/link.ts";
import { newStore } from "../store/new-store.ts";

type EditorCode =
  | { readonly kind: "loading" }
  | { readonly kind: "there"; readonly SourceEditor: ComponentType }
  | { readonly kind: "failed" };

const code = newStore<EditorCode>({ kind: "loading" });

export const useEditorCode = () => code.hook((state) => state);

/** The real editor is large and everybody can type without it: it loads when the page is on screen. */
export async function loadEditor(): Promise<void> {
  try {
    await linkChecked();
    const { SourceEditor } = await import("./SourceEditor.tsx");
    code.setState({ kind: "there", SourceEditor });
  } catch {
    code.setState({ kind: "failed" });
  }
}
