import type { Json, JsonObject } from "../../core/index.ts";

/** A body as text, cut into chunks wherever the network cut it. */
export function textOf(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("");
}

/** The answer in a body: a server may send a stream of events, of which one is it; the others are news and questions of its own. */
export function answerIn(text: string, id: Json | undefined): string {
  if (parsed(text) !== undefined) return text;
  const events = text.split(/\r?\n\r?\n|\r\r/).map(dataOf);
  const answers = events.filter((event) => isAnswer(parsed(event)));
  const own = answers.find((event) => (parsed(event) as JsonObject).id === id);
  return own ?? answers.at(-1) ?? events.findLast((event) => event !== "") ?? text;
}

/** Undefined where it is no JSON; nothing at all is null. */
export function parsed(text: string): Json | undefined {
  if (text === "") return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The lines of data of one event. */
function dataOf(event: string): string {
  return [...event.matchAll(/^\ufeff?data: ?(.*)$/gm)].map(([, data]) => data).join("\n");
}

function isAnswer(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null && ("result" in value || "error" in value);
}
