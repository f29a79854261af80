import type { ServedEvent } from "./call.ts";

/** Written into the page by `toolwright serve` alone: who can read it is a page of that server. */
const token = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="toolwright-live"]')?.content;

/** Whether this page is live on a file. It is so from the start or never. */
export const isServed = token !== undefined;

const headers = { authorization: `Bearer ${token}` };

/** Calls for each event until the server is gone. */
export async function listen(onEvent: (event: ServedEvent) => void): Promise<void> {
  const response = await fetch(new URL("live/events", document.baseURI), { headers });
  const reader = response.ok ? response.body?.getReader() : undefined;
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const messages = (rest + decoder.decode(part.value, { stream: true })).split("\n\n");
    rest = messages.pop() ?? "";
    for (const message of messages) onEvent(JSON.parse(message.replace(/^data: /, "")));
  }
}

export type SaveAnswer =
  | { readonly kind: "saved"; readonly version: string }
  /** Somebody else wrote the file meanwhile: nothing was overwritten. */
  | { readonly kind: "conflict"; readonly version: string; readonly text: string }
  | { readonly kind: "failed" };

/** Writes the file, over the version that was seen. */
export async function saveFile(text: string, seen: string): Promise<SaveAnswer> {
  try {
    const response = await fetch(new URL("live/file", document.baseURI), {
      method: "PUT",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ text, seen }),
    });
    if (!response.ok) return { kind: "failed" };
    const { version, conflict, text: now } = await response.json();
    return conflict === true ? { kind: "conflict", version, text: now } : { kind: "saved", version };
  } catch {
    return { kind: "failed" };
  }
}
