import { fromPointer, pathIn, renameAt, setAt, toPointer, type ValueProblem } from "../../../core/index.ts";
import { editArguments } from "./arguments.ts";

/** A problem where a person looks for it. */
export interface PlacedProblem extends Pick<ValueProblem, "message" | "keyword"> {
  /** The pointer of the field that shows it; "" where no field does. */
  readonly field: string;
  /** The pointer of what to underline in the JSON. */
  readonly marked: string;
  readonly repair?: { readonly label: string; readonly title: string; readonly run: () => void };
}

/** What is missing is told at its field, what is too much at its name in the JSON. */
export function placed(
  problem: ValueProblem,
  key: string,
  hasField: (path: readonly string[]) => boolean,
): PlacedProblem {
  const holder = fromPointer(problem.path);
  const path = problem.name === undefined ? holder : [...holder, problem.name];
  const isExtra = problem.keyword === "additionalProperties" || problem.keyword === "unevaluatedProperties";
  const isMissing = problem.keyword === "required" || problem.keyword === "dependentRequired";
  const repair = repairOf(problem, holder, key);
  return {
    message: problem.message,
    keyword: problem.keyword,
    field: !isExtra && hasField(path) ? toPointer(path) : "",
    marked: isMissing ? problem.path : toPointer(path),
    ...(repair && { repair }),
  };
}

function repairOf({ fix }: ValueProblem, holder: readonly string[], key: string): PlacedProblem["repair"] {
  if (fix?.kind === "rename") {
    const run = () => editArguments(key, (root) => renameAt(root, pathIn(root, holder), fix.from, fix.to));
    return { label: "Rename", title: `Rename to ${fix.to}`, run };
  }
  if (fix?.kind === "replace") {
    const label = `Use ${JSON.stringify(fix.value)}`;
    return {
      label,
      title: label,
      run: () => editArguments(key, (root) => setAt(root, pathIn(root, holder), fix.value)),
    };
  }
  return undefined;
}
