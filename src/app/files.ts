import { mostText } from "../core/index.ts";
import { importText } from "./store/import.ts";
import { actions, store } from "./store/store.ts";

/** Opens a file as a new document; what is no text says so and changes nothing. */
export async function openFile(file: File): Promise<void> {
  if (file.size > mostText) {
    const size = `${(file.size / 1024 / 1024).toFixed(1)} MiB`;
    actions.say(
      `${file.name} has ${size}; at most ${mostText / 1024 / 1024} MiB can be opened. Split it, or lint it with the command line`,
    );
    return;
  }
  const text = decode(await file.arrayBuffer());
  if (text === undefined) {
    actions.say(`${file.name} is not a text file: open JSON with tool descriptors in it`);
    return;
  }
  await importText(file.name.replace(/\.(jsonc?|jsonl|ndjson|txt|log|py)$/i, ""), text);
}

/** Strict UTF-8 without control bytes, or nothing. */
function decode(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Lets the user choose files to open. */
export function chooseFile(): void {
  const input = document.querySelector<HTMLInputElement>("#open-file");
  input?.click();
}

export function download(): void {
  const { document: info, text } = store.getState();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${info.name.replace(/[^\p{L}\p{N}._ -]+/gu, "-")}.${isPlainJson(text) ? "json" : "jsonc"}`;
  link.click();
  URL.revokeObjectURL(link.href);
  actions.announce(`Downloaded ${link.download}`);
}

function isPlainJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
