import { useEffect, useRef } from "react";
import { action } from "../../actions/actions.ts";
import { useTry, useTryStatus, watchTry } from "../../store/panels/try.ts";
import { useApp } from "../../store/store.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { CallIcon, StaleIcon } from "../../ui/icons.ts";
import { useSlow } from "../../ui/useSlow.ts";
import { ArgumentsPane } from "./ArgumentsPane.tsx";
import { CasesPane } from "./CasesPane.tsx";
import { FormPane } from "./FormPane.tsx";
import { ResultPane } from "./ResultPane.tsx";
import { TryBar } from "./TryBar.tsx";
import styles from "./TryPanel.module.css";

/** Calls the selected tool: a form beside the arguments as JSON, the verdict, the last result and the saved cases. */
export default function TryPanel() {
  useEffect(watchTry, []);
  const key = useTry((state) => state.planned?.subject.key);
  const isChecked = useApp((state) => state.analysis !== null);
  const hasTools = useApp((state) => (state.analysis?.tools.length ?? 0) > 0);
  const stale = useTry((state) => state.stale);
  const waits = useTry((state) => state.subject !== null);
  const slow = useSlow(useTryStatus(({ isPending }) => isPending));
  const panel = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  // Another tool is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tool was chosen
  useEffect(() => {
    for (const { current } of [panel, columns]) current?.scrollTo({ top: 0 });
  }, [key]);
  if (key === undefined) return isChecked && !hasTools && !waits ? <NoTool /> : null;
  return (
    <div ref={panel} className={styles.panel} data-undo-scope="arguments">
      <TryBar />
      {stale && (
        <p className={styles.stale} role="status">
          <Badge icon={StaleIcon}>From an earlier text</Badge>
          The text cannot be read as it stands: the form is that of the last text that could.
        </p>
      )}
      <div ref={columns} className={styles.columns} data-stale={stale || slow}>
        <FormPane key={key} />
        <div className={styles.side}>
          <ArgumentsPane key={`arguments ${key}`} />
          <ResultPane key={`result ${key}`} />
        </div>
      </div>
      <CasesPane />
    </div>
  );
}

function NoTool() {
  return (
    <EmptyState icon={CallIcon} title="No tool to try" fact="The text holds no tool that can be read.">
      <Button look="outlined" onClick={action("new").run}>
        Start from a sample
      </Button>
    </EmptyState>
  );
}
