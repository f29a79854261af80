import { tokensWords, visible } from "../../core/index.ts";
import { action } from "../actions/actions.ts";
import { sizeText } from "../size-text.ts";
import { useCost } from "../store/panels/cost.ts";
import { isServed } from "../store/served/link.ts";
import { useServed } from "../store/served/served.ts";
import { isBlank, isStale } from "../store/state.ts";
import { useApp } from "../store/store.ts";
import { toolCount } from "../tool-title.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { BusyIcon, DoneIcon, WarningIcon } from "../ui/icons.ts";
import { SeverityIcon, type SeverityName, severityCount } from "../ui/Severity.tsx";
import { useWidth } from "../useWidth.ts";
import styles from "./StatusBar.module.css";

const shown: readonly SeverityName[] = ["error", "warning", "info", "hint"];

export function StatusBar() {
  const narrow = useWidth() === "narrow";
  return (
    <footer className={styles.bar}>
      <Counts short={narrow} />
      {!narrow && <Size />}
      <span className={styles.space} />
      {!narrow && <CursorPosition />}
      <Saved short={narrow} />
    </footer>
  );
}

function Counts({ short }: { short: boolean }) {
  const analysis = useApp((state) => state.analysis);
  const checking = useApp((state) => state.checking.kind);
  const blank = useApp((state) => isBlank(state.text));
  if (!analysis) return <span>{checking === "busy" ? "Checking" : "Not checked"}</span>;
  const present = shown.filter((severity) => analysis.counts[severity] > 0);
  const tools = analysis.tools.length;
  return (
    <>
      {present.length === 0 && <span>{blank ? "Empty" : "No problems"}</span>}
      {present.map((severity) => (
        <span key={severity} className={styles.count}>
          <SeverityIcon of={severity} size={14} />
          {short ? analysis.counts[severity] : severityCount(severity, analysis.counts[severity])}
        </span>
      ))}
      <span>{toolCount(tools)}</span>
    </>
  );
}

function Size() {
  const analysis = useApp((state) => state.analysis);
  // The Cost panel has counted this text in another way: then that is the figure.
  const counted = useCost((state) =>
    analysis && state.of === analysis ? tokensWords(state.total, state.tokenizer) : null,
  );
  const size = analysis ? `${sizeText(analysis.bytes)}, ${counted ?? tokensWords(analysis, "estimate")}` : "";
  const stale = useApp(isStale);
  const checking = useApp((state) => state.checking);
  return (
    <>
      <span>{size}</span>
      {checking.kind === "timed-out" && (
        <span className={styles.warning}>
          <Icon of={WarningIcon} size={14} />
          Check timed out
        </span>
      )}
      {checking.kind === "failed" && (
        <span className={styles.warning}>
          <Icon of={WarningIcon} size={14} />
          Check failed
        </span>
      )}
      {stale && checking.kind === "done" && <Icon of={BusyIcon} size={14} className={styles.late} />}
    </>
  );
}

function CursorPosition() {
  const line = useApp((state) => state.cursor.line);
  const column = useApp((state) => state.cursor.column);
  const revision = useApp((state) => state.settings.revision);
  return (
    <>
      <span className={styles.position}>
        Ln {line}, Col {column}
      </span>
      <span>MCP {revision}</span>
    </>
  );
}

function SavedTo() {
  const file = useServed((state) => state.file);
  return `Saved to ${visible(file)}`;
}

function Saved({ short }: { short: boolean }) {
  const saving = useApp((state) => state.saving);
  const fromLink = useApp((state) => state.preview !== null);
  if (fromLink) {
    return (
      <span role="status" className={styles.saved}>
        From a link, not stored
      </span>
    );
  }
  return (
    <span role="status" className={styles.saved}>
      {saving.kind === "saved" && (
        <>
          <Icon of={DoneIcon} size={14} />
          {isServed ? <SavedTo /> : "Saved"}
        </>
      )}
      {saving.kind === "unsaved" && "Saving"}
      {saving.kind === "memory" && (
        <>
          <Icon of={WarningIcon} size={14} className={styles.warning} />
          Only in this tab
        </>
      )}
      {saving.kind === "failed" && (
        <>
          <Icon of={WarningIcon} size={14} className={styles.warning} />
          {short ? "Not saved" : `Not saved: ${saving.reason}`}
          <Button small onClick={action("download").run}>
            Download
          </Button>
        </>
      )}
    </span>
  );
}
