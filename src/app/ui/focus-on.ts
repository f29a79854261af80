/** As the `ref` of a field that somebody asked for: it has the focus as soon as it is there. */
export function focusOn(field: HTMLElement | null): void {
  field?.focus();
}

/** The same where somebody goes on with a text: what is typed comes behind it. */
export function focusAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length);
  field?.focus();
}
