import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Which branch of a union a person chose where the value alone does not tell, by the place of the union. */
const branches = createStore<Readonly<Record<string, number>>>()(() => ({}));

export function useBranch(place: string): readonly [number | undefined, (index: number) => void] {
  const chosen = useStore(branches, (all) => all[place]);
  return [chosen, (index) => branches.setState({ [place]: index })];
}
