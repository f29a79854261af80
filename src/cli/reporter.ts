import type { Analysis, Rule } from "../core/index.ts";

export interface FileResult {
  /** As the user named it. */
  readonly file: string;
  /** From the working folder, with `/` between the parts. */
  readonly path: string;
  readonly analysis: Analysis;
  /** No file of JSON: `--fix` leaves it as it is. */
  readonly foreign?: boolean;
}

/** A file that could not be checked. */
export interface Unchecked {
  /** From the working folder, with `/` between the parts. */
  readonly path: string;
  /** One line that begins with the file's name. */
  readonly problem: string;
}

export interface Report {
  readonly files: readonly FileResult[];
  readonly unchecked: readonly Unchecked[];
  /** Those that found something. */
  readonly rules: readonly Rule[];
  readonly version: string;
  readonly colour: boolean;
}

/** Findings to text. Pure, and safe to print whatever the documents hold. */
export interface Reporter {
  readonly id: string;
  render(report: Report): string;
}
