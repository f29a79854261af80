import { pastedLabel, type Target, useCompare } from "../../store/panels/compare.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { WarningIcon } from "../../ui/icons.ts";
import styles from "./Compare.module.css";
import { marks } from "./Marks.tsx";
import { verdictSentence } from "./words.ts";

const here = "this document";

/** In the middle of a sentence. */
function labelOf(target: Target | null): string {
  return target?.label === pastedLabel ? `the ${pastedLabel}` : (target?.label ?? "the target");
}

/** One sentence about all changes together. */
export function Verdict() {
  const result = useCompare((state) => state.result);
  const older = useCompare((state) => (state.targetIsNewer ? here : labelOf(state.target)));
  const newer = useCompare((state) => (state.targetIsNewer ? labelOf(state.target) : here));
  if (!result) return null;
  if (result.problem !== undefined) {
    return <EmptyState icon={WarningIcon} title="Nothing to compare" fact={result.problem} />;
  }
  const { title, text } = verdictSentence(result, older);
  const { icon, tone } = marks[result.verdict];
  return (
    <div className={styles.verdict} data-tone={tone} role="status">
      <Icon of={icon} />
      <p>
        <strong>{title}</strong>: {text} <span className={styles.direction}>{`From ${older} to ${newer}.`}</span>
      </p>
    </div>
  );
}
