import { asClient, type Client, type ClientReason, findClient, listReasons } from "../../clients/index.ts";
import type { JsonObject, Settings } from "../../types.ts";
import type { DocumentView } from "../rule.ts";
import { type ClaimedRule, claimedBy } from "./client-claims.ts";

/** One thing that a chosen client does, and whose business it is. */
export interface ClientTold {
  readonly client: Client;
  /** The models that it happens with, where a client has several ways. */
  readonly route: string | undefined;
  readonly reason: ClientReason;
  readonly rule: ClaimedRule | "client/refused" | "client/changed" | "client/advice";
}

const known = new WeakMap<JsonObject, { readonly key: string; readonly told: readonly ClientTold[] }>();

/** What the chosen clients do to a tool. Asked by every rule about clients, made once. */
export function toldOfTool(tool: JsonObject, settings: Settings): readonly ClientTold[] {
  const key = JSON.stringify([settings.clients, settings.server]);
  const before = known.get(tool);
  if (before?.key === key) return before.told;
  const told = chosen(settings).flatMap((client) => {
    const { route, reasons } = asClient(tool, { client: client.id, ...namesOf(settings) });
    const usual = client.routes.filter(({ optIn }) => !optIn);
    const way = usual.length > 1 ? usual.find(({ id }) => id === route)?.title : undefined;
    return reasons.flatMap((reason) => toldOf(client, isOfSchema(reason) ? way : undefined, reason));
  });
  known.set(tool, { key, told });
  return told;
}

const lists = new WeakMap<DocumentView, ReadonlyMap<number, readonly ClientTold[]>>();

/** What only the whole list tells, by the index of the tool. Of a limit that is passed the first tool past it speaks. */
export function toldOfList(view: DocumentView, settings: Settings): ReadonlyMap<number, readonly ClientTold[]> {
  const before = lists.get(view);
  if (before) return before;
  const tools = view.tools.map(({ value }) => value);
  const found = new Map<number, ClientTold[]>();
  lists.set(view, found);
  for (const client of chosen(settings)) {
    const said = new Set<string>();
    for (const [index, reasons] of listReasons(tools, client, namesOf(settings))) {
      for (const reason of reasons) {
        if (reason.code !== "name-taken" && said.has(reason.code)) continue;
        said.add(reason.code);
        found.set(index, [...(found.get(index) ?? []), ...toldOf(client, undefined, reason)]);
      }
    }
  }
  return found;
}

/** Names and descriptions are the same whatever the model. */
const isOfSchema = ({ path }: ClientReason) => path.split("/")[1] === "inputSchema";

function toldOf(client: Client, route: string | undefined, reason: ClientReason): ClientTold[] {
  if (reason.effect === "same") return [];
  const general =
    reason.effect === "advice" ? "client/advice" : reason.effect === "meaning" ? "client/changed" : "client/refused";
  return [{ client, route, reason, rule: claimedBy(client.id, reason) ?? general }];
}

const chosen = ({ clients }: Settings) => [...new Set(clients)].flatMap((id) => findClient(id) ?? []);

const namesOf = ({ server: { name, title } }: Settings) => ({ server: name, ...(title !== undefined && { title }) });
