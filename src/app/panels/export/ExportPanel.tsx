import { useEffect } from "react";
import { action } from "../../actions/actions.ts";
import { exportActions, useExport, useExportStatus, watchExport } from "../../store/panels/export.ts";
import { useApp } from "../../store/store.ts";
import { toolCount } from "../../tool-title.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Busy } from "../../ui/Busy.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ExportIcon, StaleIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import { useSlow } from "../../ui/useSlow.ts";
import { ExportBar } from "./ExportBar.tsx";
import { ExportFiles } from "./ExportFiles.tsx";
import { ExportNotes } from "./ExportNotes.tsx";
import styles from "./ExportPanel.module.css";
import { TargetList } from "./TargetList.tsx";

/** Tools as code: a target, its files, and what it cannot say. */
export default function ExportPanel() {
  useEffect(watchExport, []);
  const isChecked = useApp((state) => state.analysis !== null);
  const hasTools = useApp((state) => (state.analysis?.tools.length ?? 0) > 0);
  const answer = useExport((state) => state.answer);
  const pending = useExportStatus(({ isPending }) => isPending);
  const slow = useSlow(pending);
  const stale = useExport((state) => state.stale);
  const problem = useExport((state) => state.problem);
  if (!answer && !hasTools) return isChecked ? <NoTools /> : null;
  return (
    <div className={styles.panel}>
      <div className={styles.body}>
        <TargetList />
        <div className={styles.main}>
          <ExportBar />
          {pending && <Progress />}
          {(stale || problem) && (
            <p className={styles.stale} role="status">
              {stale && <Badge icon={StaleIcon}>{problem ? "From an earlier export" : "From an earlier text"}</Badge>}
              <Message
                text={
                  problem ??
                  (answer?.isBroken
                    ? "The text cannot be read as it stands: these are the files of what could be read."
                    : "The text cannot be read as it stands: these are the files of the last one that could.")
                }
              />
              {problem && (
                <Button small look="outlined" onClick={exportActions.again}>
                  Export again
                </Button>
              )}
            </p>
          )}
          {answer?.refused && (
            <p className={styles.stale} role="status">
              <Message text={answer.refused} />
            </p>
          )}
          {answer && !answer.refused && <ExportFiles files={answer.files} steps={answer.steps} stale={stale || slow} />}
          {answer && <ExportNotes notes={answer.notes} more={answer.moreNotes} kinds={answer.kindsOfNotes} />}
        </div>
      </div>
    </div>
  );
}

function Progress() {
  const scope = useExport((state) => state.scope);
  const tools = useApp((state) => (scope === "all" ? (state.analysis?.tools.length ?? 0) : 1));
  const { done, of } = useExportStatus(({ progress }) => progress) ?? { done: 0, of: tools };
  const label = of === 1 ? "Exporting 1 tool" : `Exporting ${done.toLocaleString("en")} of ${toolCount(of)}`;
  return <Busy label={label} done={of === 1 ? undefined : done / of} onCancel={exportActions.cancel} />;
}

function NoTools() {
  return (
    <EmptyState icon={ExportIcon} title="No tool to export" fact="The text holds no tool that can be read.">
      <Button look="outlined" onClick={action("new").run}>
        Start from a sample
      </Button>
    </EmptyState>
  );
}
