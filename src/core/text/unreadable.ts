import type { Fault } from "../types.ts";

/** Whether some of a text could not be read as it stands: what is known of it is only a part. */
export function isUnreadable(faults: readonly Fault[]): boolean {
  return faults.some(({ kind }) => kind === "syntax" || kind === "limit" || kind === "language");
}

/** Whether a text is no JSON at all, rather than JSON that cannot be kept as it is. */
export function isNoJson({ kind }: Fault): boolean {
  return kind === "syntax" || kind === "language" || kind === "comment" || kind === "trailing-comma";
}
