import { count } from "../../../core/index.ts";
import type { ServedCall } from "../../store/served/call.ts";

export type Kind = "answered" | "warned" | "refused";

/** Three kinds in the filter; an error of the tool is its own doing, as a warning is. */
export function kindOf({ verdict }: ServedCall): Kind {
  if (verdict === "answered") return "answered";
  return verdict === "refused" || verdict === "error" ? "refused" : "warned";
}

export function verdictWords({ verdict, problems = [], warnings = [] }: ServedCall): string {
  switch (verdict) {
    case "answered":
      return "Answered";
    case "warned":
      return `Answered, ${count(warnings.length, "warning")}`;
    case "refused":
      return `Refused, ${count(problems.length, "problem")}`;
    case "tool-error":
      return "Tool error";
    case "error":
      return "Protocol error";
  }
}

export function timeWords(time: number): string {
  return new Date(time).toLocaleTimeString([], {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
}

/** How often a tool was refused for the same keyword at the same place. */
export function alike(calls: readonly ServedCall[], call: ServedCall): string {
  const same = calls.filter(({ method, tool }) => method === "tools/call" && tool === call.tool);
  const first = call.problems?.[0];
  const refused = same.filter(({ problems = [] }) =>
    problems.some(({ keyword, schemaPath }) => keyword === first?.keyword && schemaPath === first?.schemaPath),
  );
  const were = refused.length === 1 ? "was" : "were";
  return `${refused.length} of ${count(same.length, "call")} of ${call.tool} ${were} refused like this: say it in the description of the field.`;
}
