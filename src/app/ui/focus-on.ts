/** As the `ref` of a field that somebody asked for: it has the focus as soon as it is there. */
export function focusOn(field: HTMLElement | null): void {
  field?.focus();
}
