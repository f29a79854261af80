import type { ChangeSeverity, Direction } from "../model/change.ts";

/** Why a change matters, or does not. */
export function reasonFor(severity: ChangeSeverity, direction: Direction): string {
  const isInput = direction === "input";
  switch (severity) {
    case "breaking":
      return isInput
        ? "Calls that were right before are refused now."
        : "The tool may return what readers of the older version refuse.";
    case "safe":
      return isInput
        ? "Every call that was right before is still right."
        : "Every result fits what readers of the older version expect.";
    case "unknown":
      return "Neither a proof nor a value that shows a break was found: read it before you release it.";
    case "behavioural":
      return "It steers what a model does.";
  }
}

/** A break for validators that do not read a schema as its dialect has it. */
export const forSomeReason =
  "What stands beside a `$ref` says nothing up to draft-07, so by JSON Schema nobody is affected. Ajv and others heed it: for those this breaks.";

/** A whole schema of which no part tells what changed. */
export function schemaChanged(
  what: "widened" | "promises more" | "too many changes" | "together" | "not judged",
): string {
  const words = {
    widened: "The schema takes more than before",
    "promises more": "The schema promises more than before",
    "too many changes": "There are more changes than are listed",
    together: "Changes that cannot be told apart refuse what was taken before",
    "not judged": "The schema changed in a way that could not be judged",
  };
  return words[what];
}
