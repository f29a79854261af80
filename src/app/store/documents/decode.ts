/** Strict UTF-8 without control bytes, or nothing. */
export function decode(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The ending of a file with this text: only plain JSON may be called so. */
export function endingOf(text: string): "json" | "jsonc" {
  try {
    JSON.parse(text);
    return "json";
  } catch {
    return "jsonc";
  }
}
