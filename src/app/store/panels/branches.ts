import { type Branch, type Json, type Path, setAt, toPointer, valueAt } from "../../../core/index.ts";
import { newStore } from "../new-store.ts";

/** Which branch of a union a person chose where the value alone does not tell, by the union. */
const branches = newStore<Readonly<Record<string, number | undefined>>>({});

export function useBranch(union: string): readonly [number | undefined, (index: number | undefined) => void] {
  const chosen = branches.hook((all) => all[union]);
  return [chosen, (index) => branches.setState({ [union]: index })];
}

/** The constants that name the branch which a union on screen shows, by call and place. */
const shownTags = new Map<string, Branch["tags"]>();

/** Whoever fills a field of the branch that a union shows means that branch, also where nobody chose it. Returns how to take it back. */
export function showTags(callKey: string, path: Path, tags: Branch["tags"]): () => void {
  const place = placeOf(callKey, path);
  shownTags.set(place, tags);
  return () => void shownTags.delete(place);
}

/** The arguments before a value is put at a path: each union on the way that has no value yet says which branch it shows. */
export function withShownTags(callKey: string, root: Json, path: Path): Json {
  let told = root;
  for (let length = 1; length < path.length; length++) {
    const holder = path.slice(0, length);
    const tags = shownTags.get(placeOf(callKey, holder));
    if (tags && tags.length > 0 && valueAt(told, holder) === undefined)
      told = setAt(told, holder, Object.fromEntries(tags));
  }
  return told;
}

const placeOf = (callKey: string, path: Path) => `${callKey} ${toPointer(path)}`;
