import type { Path } from "../types.ts";

/** One way in which a value does not fit a schema, as an engine tells it: the keyword is the code, the params are its arguments. */
export interface Mismatch {
  /** Where in the value. */
  readonly path: Path;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Where the keyword stands, as the fragment of a URI. */
  readonly schemaPath: string;
}
