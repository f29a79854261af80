import { newStore } from "../new-store.ts";

/** Which branch of a union a person chose where the value alone does not tell, by the union. */
const branches = newStore<Readonly<Record<string, number | undefined>>>({});

export function useBranch(union: string): readonly [number | undefined, (index: number | undefined) => void] {
  const chosen = branches.hook((all) => all[union]);
  return [chosen, (index) => branches.setState({ [union]: index })];
}
