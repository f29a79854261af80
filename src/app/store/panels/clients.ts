import { type ClientVerdict, defaultSettings, lineIndex, type Settings } from "../../../core/index.ts";
import { editor } from "../editor-port.ts";
import { liveQuery } from "../live-query.ts";
import { newStore } from "../new-store.ts";
import { selectedTool } from "../state.ts";
import { actions, isCurrent, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { type MatrixTool, matrixNow, onMatrixChange, watchMatrix } from "./client-matrix.ts";

type Answered<T> = T extends { kind: "answered"; value: infer Value } ? Value : never;
const lane = newLane();
const askAll = () => lane.ask("clients", "all", undefined);
export type ClientInfo = Answered<Awaited<ReturnType<typeof askAll>>>[number];
type DetailInput = Exclude<Parameters<typeof lane.ask<"clients", "detail">>[2], () => unknown>;
const askDetail = (input: DetailInput) => lane.ask("clients", "detail", input);
export type ClientDetail = Answered<Awaited<ReturnType<typeof askDetail>>>;

interface ClientsState {
  /** Every client that is known; empty until somebody looks. */
  readonly infos: readonly ClientInfo[];
  readonly filter: ClientVerdict | null;
  /** The column that was chosen last. */
  readonly client: string | null;
  /** The way through a client that was chosen, by client. */
  readonly routes: Readonly<Record<string, string>>;
  /** The client whose page is shown. */
  readonly page: string | null;
  readonly detail: ClientDetail | null;
  /** The text of the tool that the detail is about. */
  readonly detailOf: string;
  readonly problem: string | null;
}

const clients = newStore<ClientsState>({
  ...{ infos: [], filter: null, client: null, routes: {}, page: null },
  ...{ detail: null, detailOf: "", problem: null },
});

export const useClients = clients.hook;
export const clientsNow = () => clients.getState().infos;

let loading: Promise<void> | undefined;

/** Asks once for what is known of all clients, however many want to know; after a failure, whoever comes next asks again. */
export function loadClients(): Promise<void> {
  loading ??= askAll().then((answer) => {
    if (answer.kind === "answered") clients.setState({ infos: answer.value });
    else loading = undefined;
  });
  return loading;
}

/** The client whose column is selected: the one chosen last, else the first. */
export function selectedClient(chosen: readonly string[], client: string | null): string | undefined {
  return client !== null && chosen.includes(client) ? client : chosen[0];
}

/** The place of the tool that all panels are about. */
export function selectedPlace(tools: readonly MatrixTool[], index: number | undefined): number {
  return Math.max(
    0,
    tools.findIndex((tool) => tool.index === index),
  );
}

const detailLane = newLane();
const query = liveQuery({
  sources: [store.subscribe, clients.subscribe, onMatrixChange],
  key() {
    if (!isCurrent()) return "wait";
    const { settings, analysis } = store.getState();
    const { tools } = matrixNow();
    const { client, routes, page } = clients.getState();
    const chosen = selectedClient(settings.clients, client);
    const tool = tools[selectedPlace(tools, selectedTool(store.getState())?.index)];
    if (!analysis || !tool || chosen === undefined || page !== null) return "nothing";
    const about: Pick<Settings, "clients" | "server"> = { clients: settings.clients, server: settings.server };
    return { tool: tool.text, client: chosen, route: routes[chosen] ?? null, ...about };
  },
  ask: (question: DetailInput) => detailLane.ask("clients", "detail", question),
  onAnswer(answer, { tool }) {
    if (answer.kind === "answered") clients.setState({ detail: answer.value, detailOf: tool, problem: null });
    else clients.setState({ problem: answer.kind === "failed" ? answer.message : "it took too long" });
  },
  cancel: detailLane.cancel,
});

/** Keeps matrix and detail up to date for as long as the panel is on screen. */
export function watchClients(): () => void {
  void loadClients();
  const stops = [watchMatrix(), query.watch()];
  return () => {
    for (const stop of stops) stop();
  };
}

export const clientActions = {
  filter: (filter: ClientVerdict | null) => clients.setState({ filter }),
  /** Shows a cell; the tool becomes the one that all panels are about. */
  select(tool: MatrixTool | undefined, client: string): void {
    clients.setState({ client });
    const state = store.getState();
    if (!tool || tool.index === selectedTool(state)?.index) return;
    const span = { offset: tool.offset, length: 0 };
    if (editor()) actions.goTo(span, false);
    else actions.setCursor(lineIndex(state.text)(span).start);
  },
  route: (client: string, route: string) =>
    clients.setState(({ routes }) => ({ routes: { ...routes, [client]: route } })),
  showPage: (page: string | null) => clients.setState({ page }),
  /** Takes a client in or out; the choice keeps the order of the list. */
  toggle(id: string): void {
    const { clients: chosen } = store.getState().settings;
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    const order = clients.getState().infos.map((info) => info.id);
    actions.setClients({ clients: order.length > 0 ? order.filter((other) => next.includes(other)) : next });
  },
  choose: (ids: readonly string[]) => actions.setClients({ clients: ids }),
  /** A server without a name of its own is called as the settings' default says. */
  server(change: { readonly name?: string; readonly title?: string }): void {
    const { name, title = "" } = { ...store.getState().settings.server, ...change };
    actions.setClients({ server: { name: name || defaultSettings.server.name, ...(title !== "" && { title }) } });
  },
};
