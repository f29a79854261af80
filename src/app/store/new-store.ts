import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** A piece of state outside of React, and the hook that reads one part of it. */
export interface Store<State> extends StoreApi<State> {
  readonly hook: <Value>(select: (state: State) => Value) => Value;
}

export function newStore<State>(first: State): Store<State> {
  const store = createStore<State>()(() => first);
  return {
    ...store,
    hook: function useSelected<Value>(select: (state: State) => Value): Value {
      return useStore(store, select);
    },
  };
}
