/** A document of the gallery, ready to open. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  /** What it shows, in one sentence. */
  readonly summary: string;
  /** JSONC, as a person would write it. */
  readonly text: string;
}
