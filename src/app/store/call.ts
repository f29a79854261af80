import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type AppState, selectedTool } from "./state.ts";
import { store, useApp } from "./store.ts";

/** The arguments as they were typed, by document and tool: the Try panel writes them, the Wire panel sends them. */
interface Calls {
  readonly arguments: Readonly<Record<string, string>>;
}

const calls = createStore<Calls>()(() => ({ arguments: {} }));

/** The text of the arguments of the selected tool; undefined where nobody has typed any. */
export function useArguments(): string | undefined {
  const key = useApp(callKey);
  return useStore(calls, (state) => state.arguments[key]);
}

export function setArguments(text: string): void {
  const key = callKey(store.getState());
  calls.setState(({ arguments: all }) => ({ arguments: { ...all, [key]: text } }));
}

function callKey(state: AppState): string {
  const tool = selectedTool(state);
  return JSON.stringify([state.document.id, tool?.name ?? tool?.index ?? null]);
}
