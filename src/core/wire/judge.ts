import { outputProblems } from "../call-result.ts";
import { dialectOf } from "../dialect.ts";
import { explain } from "../explain.ts";
import { member } from "../json.ts";
import type { Json, JsonObject, Path, Revision } from "../types.ts";
import { type Problem, problemsAt } from "../validate.ts";
import { code } from "../words.ts";
import type { Party } from "./exchange.ts";

export interface Fault {
  readonly path: Path;
  readonly words: string;
}

/** What came of a check. `cannot` is to blame where nobody can tell. */
export type Judgement =
  | { readonly kind: "fine" }
  | { readonly kind: "faults"; readonly faults: readonly Fault[] }
  | { readonly kind: "unknown"; readonly cannot: Party; readonly words: string };

/** Arguments against the `inputSchema` of their tool. */
export function judgeArguments(tool: JsonObject, args: Json, revision: Revision): Judgement {
  return judge(member(tool, "inputSchema"), revision, (schema, dialect) => problemsAt(schema, [], args, dialect));
}

/** A structured result, as it is sent, against the `outputSchema` of its tool. */
export function judgeResult(tool: JsonObject, value: Json, revision: Revision): Judgement {
  return judge(member(tool, "outputSchema"), revision, () => outputProblems(tool, value, revision));
}

type Find = (schema: Json, dialect: NonNullable<ReturnType<typeof dialectOf>>) => readonly Problem[] | undefined;

function judge(schema: Json | undefined, revision: Revision, find: Find): Judgement {
  if (schema === undefined) return { kind: "fine" };
  const dialect = dialectOf(schema, revision);
  if (!dialect) {
    const named = member(schema, "$schema");
    const words = `No client knows the dialect ${code(String(named))}, so nobody can check the value.`;
    return { kind: "unknown", cannot: "dialect", words };
  }
  const problems = find(schema, dialect);
  if (!problems) {
    return { kind: "unknown", cannot: "schema", words: "The schema cannot be used, so nobody can check the value." };
  }
  if (problems.length === 0) return { kind: "fine" };
  return { kind: "faults", faults: problems.map((problem) => ({ path: problem.path, words: explain(problem) })) };
}
