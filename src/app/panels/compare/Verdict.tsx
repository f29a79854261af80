import { pastedLabel, type Target, useCompare } from "../../store/panels/compare.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { WarningIcon } from "../../ui/icons.ts";
import styles from "./Compare.module.css";
import { marks } from "./Marks.tsx";
import { verdictSentence } from "./words.ts";

/** In the middle of a sentence. */
function labelOf(target: Target | null): string {
  return target?.label === pastedLabel ? `the ${pastedLabel}` : (target?.label ?? "the target");
}

/** One sentence about all changes together. */
export function Verdict() {
  const result = useCompare((state) => state.result);
  const label = useCompare((state) => (state.targetIsNewer ? "this document" : labelOf(state.target)));
  if (!result) return null;
  if (result.problem !== undefined) {
    return <EmptyState icon={WarningIcon} title="Nothing to compare" fact={result.problem} />;
  }
  const { title, text } = verdictSentence(result, label);
  const { icon, tone } = marks[result.verdict];
  return (
    <div className={styles.verdict} data-tone={tone} role="status">
      <Icon of={icon} />
      <p>
        <strong>{title}</strong>: {text}
      </p>
    </div>
  );
}
