import {
  type Branch,
  branchOf,
  chosenBranch,
  omitAt,
  type Path,
  setAt,
  toPointer,
  valueAt,
} from "../../../core/index.ts";
import { editArguments, useDraft } from "../../store/panels/arguments.ts";
import { useBranch } from "../../store/panels/branches.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { useForm } from "../context.ts";

/** Which of the kinds of value is meant. */
export function BranchChoice(props: {
  name: string;
  branches: readonly Branch[];
  /** Undefined where none is meant yet. */
  chosen: number | undefined;
  onChoose: (index: number) => void;
}) {
  const options = props.branches.map(({ label }, index) => ({ value: String(index), label }));
  const fits = options.length <= 4 && options.map(({ label }) => label).join("").length <= 40;
  const View = fits ? Segmented : Choice;
  return (
    <div data-choice>
      <View
        label={`Kind of ${props.name}`}
        value={props.chosen === undefined ? "" : String(props.chosen)}
        options={options}
        onChange={(index: string) => props.onChoose(Number(index))}
      />
    </div>
  );
}

/** The branch that the value fits, else the one that was chosen, else the first. Choosing one drops what only another has. */
export function useChosen(branches: readonly Branch[], path: Path, unionId: string) {
  const { callKey, plan } = useForm();
  const [picked, pick] = useBranch(`${callKey} ${toPointer(path)} ${unionId}`);
  const fitting = useDraft(callKey, ({ value }) => branchOf(branches, plan.nodes, valueAt(value, path)));
  const fitsPicked = useDraft(callKey, ({ value }) => {
    const at = valueAt(value, path);
    const branch = picked === undefined ? undefined : branches[picked];
    return branch !== undefined && (at === undefined || branchOf([branch], plan.nodes, at) !== undefined);
  });
  const chosen = picked !== undefined && fitsPicked ? picked : (fitting ?? picked ?? 0);
  const choose = (index: number) => {
    pick(index);
    editArguments(callKey, (root) => {
      const value = chosenBranch(branches, index, plan.nodes, valueAt(root, path));
      if (value !== undefined) return setAt(root, path, value);
      return path.length === 0 ? {} : omitAt(root, path);
    });
  };
  return { chosen, choose, isPicked: picked !== undefined, unpick: () => pick(undefined) };
}
