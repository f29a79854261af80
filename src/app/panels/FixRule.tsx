import { fixRule } from "../store/analysis.ts";
import { fixesOf, isStale } from "../store/state.ts";
import { useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { FixIcon } from "../ui/icons.ts";

/** All repairs of one rule at once; one alone stands in its own row. */
export function FixRule({ rule }: { rule: string }) {
  const number = useApp((state) => fixesOf(state, rule).length);
  const stale = useApp(isStale);
  if (number < 2) return null;
  return (
    <Button
      look="outlined"
      small
      aria-label={`Fix all ${number} of ${rule}`}
      disabledBecause={stale ? "The text has changed since: wait for the check" : undefined}
      onClick={() => fixRule(rule)}
    >
      <Icon of={FixIcon} size={14} />
      Fix all {number}
    </Button>
  );
}
