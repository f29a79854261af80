/** Hands a text, or bytes, to the browser to keep as a file. */
export function saveText(name: string, text: string | Uint8Array<ArrayBuffer>, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Safari reads the text only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
