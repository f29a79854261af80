import { touch } from "../store/panels/touched.ts";

/** A field that the focus has left was touched, and so was what holds it, unless the focus is still inside of that. */
export function watchTouches(form: HTMLElement, key: string): () => void {
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    let at = (target as Element).closest<HTMLElement>("[data-field]");
    while (at && form.contains(at)) {
      if (!at.contains(relatedTarget as Node | null)) touch(key, at.dataset.field ?? "");
      at = at.parentElement?.closest<HTMLElement>("[data-field]") ?? null;
    }
  };
  form.addEventListener("focusout", onLeave);
  return () => form.removeEventListener("focusout", onLeave);
}
