import type { DesignEdit, EditRefusal, EditResult, Path } from "../../core/index.ts";

/** What the parts of the Design page may ask for. Paths start at the tool. */
export interface DesignActions {
  /** Carries an edit out as one undo step; resolves to the refusal, if any. Focus and announcement follow by themselves. */
  readonly edit: (edit: DesignEdit) => Promise<EditRefusal | undefined>;
  /** What an edit would do; nothing changes. */
  readonly preview: (edit: DesignEdit) => Promise<EditResult>;
  /** Shows and focuses the row of a path. */
  readonly reveal: (path: Path) => void;
}
