import { curl, type Exchange, findRevision, type JsonObject, latestRevision } from "../../core/index.ts";
import type { Exchange as Heard } from "./recorder.ts";
import type { WireColumn } from "./wire-question.ts";

/** What stands above a column, and what can be taken from it. */
export function columnOf(title: string, revision: string, exchanges: readonly Exchange[]): WireColumn {
  const { start } = (findRevision(revision) ?? latestRevision).messages;
  const bodies = exchanges.flatMap(({ request, response }) => [
    ...(request.body ? [request.body] : []),
    ...(response.body ? [response.body] : (response.events ?? [])),
  ]);
  const name = exchanges[0]?.message.replaceAll("/", "-") ?? "messages";
  return {
    title,
    revision,
    session: start === "discover" ? "Stateless" : "Session",
    text: `${bodies.map((body) => JSON.stringify(body, null, 2)).join("\n\n")}\n`,
    file: `${name}-${title.toLowerCase().replaceAll(" ", "-")}.json`,
    curl: exchanges.map(({ request }) => curl(request)).join("\n"),
  };
}

/** What was heard, with headers in our spelling: only what really differs is to be seen. */
export function heardExchanges(heard: readonly Heard[], ours: readonly Exchange[]): Exchange[] {
  return heard.map(({ method, request, response }) => {
    const model = ours.find(({ message }) => message === method);
    return {
      message: method as Exchange["message"],
      request: {
        http: { method: "POST", headers: headersLike(request.headers, model?.request.http.headers) },
        body: request.body as JsonObject,
      },
      response: {
        http: { status: response.status, headers: headersLike(response.headers, model?.response.http.headers) },
        ...(response.body !== null && { body: response.body as JsonObject }),
      },
      notes: [],
    };
  });
}

function headersLike(headers: Readonly<Record<string, string>>, model: Readonly<Record<string, string>> = {}) {
  const known = new Map(Object.keys(model).map((name, index) => [name.toLowerCase(), { name, index }]));
  const place = ([name]: [string, string]) => known.get(name.toLowerCase())?.index ?? known.size;
  const ordered = Object.entries(headers).sort((a, b) => place(a) - place(b));
  return Object.fromEntries(ordered.map(([name, value]) => [known.get(name.toLowerCase())?.name ?? name, value]));
}
