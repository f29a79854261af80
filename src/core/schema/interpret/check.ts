import type { Json } from "../../types.ts";
import type { Source } from "../view.ts";
import type { Answer } from "./answers.ts";
import type { Evaluated } from "./evaluated.ts";

/** The document that a schema belongs to, and how it is read. */
export interface Interpretation extends Source {
  /** Whether a text has a format, where that is plain to see. */
  readonly hasFormat?: (format: string, text: string) => Answer;
  /** Up to draft-07 nothing beside a `$ref` counts. Validators differ; without this, where that matters the answer is undefined. */
  readonly refHides?: boolean;
}

/** One question, with all that answers it. */
export interface Run {
  readonly source: Interpretation;
  /** Whether a part of the value fits a part of the schema; what it evaluates is added to `evaluated`. */
  fits(schema: Json | undefined, value: Json, evaluated?: Evaluated | undefined): Answer;
}

/** What one keyword says of a value. */
export type Check = (value: Json, run: Run, evaluated: Evaluated | undefined) => Answer;

export const unsure: Check = () => undefined;
