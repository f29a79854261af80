/**
 * Copies a text, as soon as it is made. False where the browser keeps its clipboard to itself, or takes it that the click was
 * too long ago: whoever asks has to say so.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    const made = await text;
    await navigator.clipboard.writeText(made);
    return true;
  } catch {
    return false;
  }
}
