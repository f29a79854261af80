import type { Diagnostic } from "../../core/index.ts";
import { fixRule } from "../store/analysis.ts";
import { isStale } from "../store/state.ts";
import { useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { FixIcon } from "../ui/icons.ts";

/** All repairs of the problems of one rule that are listed, at once; one alone stands in its own row. */
export function FixRule({ rule, problems }: { rule: string; problems: readonly Diagnostic[] }) {
  const stale = useApp(isStale);
  const number = problems.filter(({ fix }) => fix).length;
  if (number < 2) return null;
  return (
    <Button
      look="outlined"
      small
      aria-label={`Fix all ${number} of ${rule}`}
      disabledBecause={stale ? "The text has changed since: wait for the check" : undefined}
      onClick={() => fixRule(rule, problems)}
    >
      <Icon of={FixIcon} size={14} />
      Fix all {number}
    </Button>
  );
}
