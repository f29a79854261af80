import { askService, partAt, rangeIn } from "./json-service.ts";
import { toolsJson } from "./languages.ts";
import { monaco } from "./monaco.ts";

/** What a keyword means, in documents of any size. */
export function registerHover(): monaco.IDisposable {
  return monaco.languages.registerHoverProvider(toolsJson, {
    async provideHover(model, position) {
      const part = partAt(model, position);
      if (!part) return null;
      const answer = await askService(part, position, (service, uri, at) => service.doHover(uri, at));
      const contents = [answer?.contents ?? []]
        .flat()
        .map(toMarkdown)
        .filter(({ value }) => value !== "");
      if (!answer || contents.length === 0) return null;
      return { contents, ...(answer.range && { range: rangeIn(part, answer.range) }) };
    },
  });
}

/** The service writes Markdown of our own schema; nothing of the document is in it. */
function toMarkdown(content: unknown): monaco.IMarkdownString {
  if (typeof content === "string") return { value: content };
  const { value } = (content ?? {}) as { value?: unknown };
  return { value: typeof value === "string" ? value : "" };
}
