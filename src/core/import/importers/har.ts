import { isObject, member } from "../../json.ts";
import { readObject } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { count } from "../../words.ts";
import { fromBase64 } from "../base64.ts";
import type { Importer } from "../importer.ts";
import type { ImportSource } from "../source.ts";

/** What a browser or a proxy recorded: the tools in the answers of MCP servers among it. */
export const har: Importer = {
  id: "har",
  title: "Recorded traffic (HAR)",
  detect: (source) => (entriesIn(source).length > 0 ? 0.99 : 0),
  read(source, { notes }) {
    const entries = entriesIn(source);
    const messages = entries.flatMap((entry) => messagesIn(bodyOf(entry)));
    const listed = messages.flatMap((message) => {
      const tools = member(member(message, "result"), "tools");
      return Array.isArray(tools) ? (tools as readonly Json[]).filter(isObject) : [];
    });
    // A server is often asked twice: what it said last counts, in the place of what it said first.
    const tools = [...new Map(listed.map((tool, index) => [String(member(tool, "name") ?? index), tool])).values()];
    notes.note(
      "mapped",
      `${count(tools.length, "tool")} taken out of ${count(entries.length, "recorded request")}; nothing else of it is kept`,
    );
    if (tools.length === 0)
      notes.note(
        "advice",
        "None of the recorded answers lists tools: record while a client connects, which asks for `tools/list`",
      );
    return { tools };
  },
};

function entriesIn({ kind, value }: ImportSource): readonly JsonObject[] {
  const entries = kind === "json" ? member(member(value, "log"), "entries") : undefined;
  return Array.isArray(entries)
    ? (entries as readonly Json[])
        .filter((entry) => isObject(entry) && isObject(member(entry, "response")))
        .filter(isObject)
    : [];
}

function bodyOf(entry: JsonObject): string {
  const content = member(member(entry, "response"), "content");
  const text = member(content, "text");
  if (typeof text !== "string") return "";
  return member(content, "encoding") === "base64" ? fromBase64(text) : text;
}

/** One message, several in a list, or a stream of events. */
function messagesIn(body: string): readonly JsonObject[] {
  if (!body.includes("jsonrpc")) return [];
  const events = /^(?:event|data|id|retry):/m.test(body)
    ? body.split(/\r?\n/).flatMap((line) => (line.startsWith("data:") ? [line.slice(5)] : []))
    : [body];
  return events.flatMap((text) => {
    const list = /^\s*\[/.test(text) ? readObject(`{"list":${text}}`)?.list : undefined;
    const one = list === undefined ? readObject(text) : undefined;
    return Array.isArray(list) ? (list as readonly Json[]).filter(isObject) : one ? [one] : [];
  });
}
