/** One way in which a value does not fit a schema, as an engine tells it. */
export interface Mismatch {
  /** Where in the value: the steps of a JSON pointer. */
  readonly steps: readonly string[];
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Where the keyword stands, as the fragment of a URI. */
  readonly schemaPath: string;
}
