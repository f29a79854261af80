import { newStore } from "./new-store.ts";

/** Whether a newer version of the app waits to be started. */
const update = newStore<{ readonly ready: boolean }>({ ready: false });

export function useUpdateReady(): boolean {
  return update.hook((state) => state.ready);
}

export function setUpdateReady(ready: boolean): void {
  update.setState({ ready });
}
