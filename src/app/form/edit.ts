import { type Json, omitAt, type Path, setAt, toPointer } from "../../core/index.ts";
import { editArguments, setUnfinished } from "../store/panels/arguments.ts";
import { withShownTags } from "../store/panels/branches.ts";

/** What a field may do to the arguments. */
export interface Edits {
  set(value: Json): void;
  omit(): void;
  /** Says that what stands in the field is no value yet; null says that it is. */
  unfinished(message: string | null): void;
}

export function editsAt(key: string, path: Path): Edits {
  const pointer = toPointer(path);
  const unfinished = (message: string | null) => setUnfinished(key, pointer, message);
  return {
    set(value) {
      editArguments(key, (root) => setAt(withShownTags(key, root, path), path, value));
      unfinished(null);
    },
    omit() {
      editArguments(key, (root) => omitAt(root, path));
      unfinished(null);
    },
    unfinished,
  };
}
