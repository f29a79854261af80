import { clients, standardServer } from "../core/index.ts";
import type { Given, Option } from "./command.ts";
import { type Failure, failure } from "./host.ts";
import { unknown } from "./suggest.ts";

const ids = clients.map(({ id }) => id);

export const clientOption = {
  name: "client",
  value: "id,…",
  description: "The clients to ask about, with commas between them; toolwright clients lists them",
  repeatable: true,
} satisfies Option;

export const serverOption = {
  name: "server",
  value: "name",
  standard: standardServer,
  description: "The server as the client's settings call it: part of most final names",
} satisfies Option;

export const titleOption = {
  name: "title",
  value: "text",
  description: "What the server announces as its title: VS Code makes its prefix of it",
} satisfies Option;

/** The clients that were named, each once and in the order of the list; undefined where none was. */
export function chosenClients(given: Given): readonly string[] | Failure | undefined {
  const words = given.all(clientOption).flatMap((word) => word.split(","));
  if (words.length === 0) return undefined;
  const wrong = words.map((word) => word.trim()).find((word) => !ids.includes(word));
  if (wrong !== undefined) return failure(unknown(wrong, "client", ids));
  return ids.filter((id) => words.some((word) => word.trim() === id));
}

/** How the server is called, as far as it was said. */
export function serverNames(given: Given): { readonly server?: string; readonly title?: string } {
  const [server, title] = [given.text(serverOption), given.text(titleOption)];
  return { ...(server !== undefined && { server }), ...(title !== undefined && { title }) };
}
