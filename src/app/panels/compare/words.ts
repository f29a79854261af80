import { type CompareRow, type Comparison, count } from "../../../core/index.ts";

export type RowSeverity = CompareRow["severity"];

export const severityWords: Readonly<Record<RowSeverity, string>> = {
  breaking: "Breaking",
  unknown: "Unknown",
  behavioural: "Behaviour",
  safe: "Safe",
  none: "Same",
};

/** What the changes mean as a whole, in one sentence; `older` is what callers know. */
export function verdictSentence(
  { verdict, rows }: Comparison,
  older: string,
): { readonly title: string; readonly text: string } {
  const changes = rows.filter(({ severity }) => severity !== "none");
  const worst = changes.filter(({ severity }) => severity === verdict);
  const share = `${worst.length} of ${count(changes.length, "change")}`;
  switch (verdict) {
    case "breaking": {
      const onlyResults = worst.every(({ direction }) => direction === "output");
      const one = worst.length === 1;
      return onlyResults
        ? {
            title: "Breaking for readers",
            text: `${share} ${one ? "allows" : "allow"} results that ${older} rules out.`,
          }
        : {
            title: "Breaking for callers",
            text: `${share} ${one ? "rejects" : "reject"} calls that ${older} accepts.`,
          };
    }
    case "unknown":
      return {
        title: "Not proven",
        text: `${share} could not be judged: read ${worst.length === 1 ? "it" : "them"} before you release.`,
      };
    case "behavioural":
      return {
        title: "Other behaviour",
        text: `${share} may steer a model to other calls. Calls that follow ${older} still pass.`,
      };
    case "safe":
      return { title: "Safe", text: `Every call that ${older} accepts still passes.` };
    case "none":
      return { title: "Same meaning", text: "Nothing changes for callers, readers or models." };
  }
}

/** Who gives the value that shows a break. */
export function witnessTitle({ direction }: CompareRow): string {
  return direction === "output" ? "A result that is refused" : "A call that is refused";
}
