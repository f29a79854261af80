import { newStore } from "../store/new-store.ts";

interface Listed {
  readonly id: string;
  readonly title: string;
}

/** What only the worker knows: asked for when the palette is first opened. */
interface Lists {
  readonly clients: readonly Listed[];
  readonly targets: readonly (Listed & { readonly group: string })[];
}

const lists = newStore<Lists>({ clients: [], targets: [] });

export const usePaletteLists = lists.hook;
export const paletteLists = lists.getState;

export async function loadPaletteLists(): Promise<void> {
  if (lists.getState().targets.length > 0) return;
  const [{ loadClients, clientsNow }, { loadTargets }] = await Promise.all([
    import("../store/panels/clients.ts"),
    import("../store/panels/export.ts"),
  ]);
  const [, targets] = await Promise.all([loadClients(), loadTargets()]);
  lists.setState({ clients: clientsNow(), targets });
}

export async function exportTo(target: string): Promise<void> {
  const { exportActions } = await import("../store/panels/export.ts");
  exportActions.choose(target);
}

export async function toggleClient(id: string): Promise<void> {
  const { clientActions } = await import("../store/panels/clients.ts");
  clientActions.toggle(id);
}
