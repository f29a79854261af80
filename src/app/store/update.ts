import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Whether a newer version of the app waits to be started. */
const update = createStore<{ readonly ready: boolean }>()(() => ({ ready: false }));

export function useUpdateReady(): boolean {
  return useStore(update, (state) => state.ready);
}

export function setUpdateReady(ready: boolean): void {
  update.setState({ ready });
}
