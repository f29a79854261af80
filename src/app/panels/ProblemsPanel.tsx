import { lazy, useMemo, useState } from "react";
import { count, type Severity } from "../../core/index.ts";
import { action } from "../actions/actions.ts";
import { cancelFixing } from "../store/analysis.ts";
import { newStore } from "../store/new-store.ts";
import { isBlank, isStale, safeFixes } from "../store/state.ts";
import { actions, useApp } from "../store/store.ts";
import { toolCount } from "../tool-title.ts";
import { Busy } from "../ui/Busy.tsx";
import { Button } from "../ui/Button.tsx";
import { Count } from "../ui/Count.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Icon } from "../ui/Icon.tsx";
import { AddIcon, CallIcon, FixIcon, NewIcon, PassIcon, WarningIcon } from "../ui/icons.ts";
import { SeverityIcon, severityCount } from "../ui/Severity.tsx";
import { ProblemList } from "./ProblemList.tsx";
import styles from "./ProblemsPanel.module.css";
import { PresetChoice, ProblemTools } from "./ProblemTools.tsx";
import type { Grouping, ProblemOrder } from "./problem-groups.ts";

/** So many are seen at a glance: nobody has to look for one. */
const seenAtOnce = 5;

/** How problems are listed stays, whatever document or panel comes in between. */
const arrangement = newStore<{ readonly by: Grouping; readonly order: ProblemOrder }>({ by: "tool", order: "worst" });

const RulePage = lazy(() => import("./RulePage.tsx"));

/** What is wrong, grouped by tool, the worst first; or the page of one rule. */
export function ProblemsPanel() {
  const rulePage = useApp((state) => state.rulePage);
  const empty = useApp((state) => isBlank(state.text));
  const found = useApp((state) => state.analysis?.diagnostics.length);
  const stale = useApp(isStale);
  if (rulePage !== null) return <RulePage id={rulePage} />;
  return (
    <>
      <Troubles />
      <Fixing />
      {empty ? (
        <EmptyState
          icon={NewIcon}
          title="Nothing here yet"
          fact="Paste a tool, an array of tools or a tools/list response, or drop a file."
        >
          <div className={styles.clear}>
            <Button look="outlined" onClick={action("add-tool").run}>
              <Icon of={AddIcon} />
              Add tool
            </Button>
            <Button onClick={action("new").run}>Start from a sample</Button>
          </div>
        </EmptyState>
      ) : found === 0 ? (
        <AllClear />
      ) : found === undefined ? null : (
        <section className={styles.found} aria-label="Problems" aria-busy={stale}>
          <Filtered />
        </section>
      )}
    </>
  );
}

function Filtered() {
  const counts = useApp((state) => state.analysis?.counts);
  const omitted = useApp((state) => state.analysis?.omitted ?? 0);
  const safe = useApp((state) => safeFixes(state).length);
  const fixing = useApp((state) => state.fixing !== null);
  const [only, setOnly] = useState<Severity | null>(null);
  const { by, order } = arrangement.hook((state) => state);
  const [search, setSearch] = useState("");
  const chosen = only && counts && counts[only] > 0 ? only : null;
  const view = useMemo(() => ({ only: chosen, by, order, search }), [chosen, by, order, search]);
  if (!counts) return null;
  const present = (["error", "warning", "info", "hint"] as const).filter((severity) => counts[severity] > 0);
  const total = present.reduce((sum, severity) => sum + counts[severity], 0);
  const searchable = total > seenAtOnce || search !== "" || by !== "tool" || order !== "worst";
  const fixAll = action("fix-all");
  return (
    <>
      <div className={styles.bar}>
        <fieldset className={styles.filters} aria-label="Show">
          <Button small className={styles.filter} aria-pressed={chosen === null} onClick={() => setOnly(null)}>
            All {total}
          </Button>
          {present.map((severity) => (
            <Button
              key={severity}
              small
              className={styles.filter}
              aria-pressed={chosen === severity}
              aria-label={severityCount(severity, counts[severity])}
              onClick={() => setOnly(chosen === severity ? null : severity)}
            >
              <SeverityIcon of={severity} size={14} />
              {counts[severity]}
            </Button>
          ))}
        </fieldset>
        <div className={styles.choices}>
          {!searchable && <PresetChoice />}
          {safe > 0 && (
            <Button
              look="outlined"
              {...(total === 1 && { className: styles.sole })}
              disabledBecause={fixing ? "The fixes are being made" : undefined}
              onClick={fixAll.run}
            >
              <Icon of={FixIcon} />
              Fix all safe
              <Count number={safe} />
            </Button>
          )}
        </div>
      </div>
      {searchable && (
        <ProblemTools
          {...{ by, order, search }}
          onGroup={(chosen) => arrangement.setState({ by: chosen })}
          onOrder={(chosen) => arrangement.setState({ order: chosen })}
          onSearch={setSearch}
        />
      )}
      {omitted > 0 && (
        <p className={styles.omitted}>{omitted.toLocaleString("en")} more are left out: the worst are listed</p>
      )}
      <ProblemList view={view} />
    </>
  );
}

/** On a large document it takes a while until the fixes of all tools are worked out. */
function Fixing() {
  const done = useApp((state) => state.fixing?.done);
  if (done === undefined) return null;
  const checked = done > 0 ? `, ${toolCount(done)} checked` : "";
  return <Busy label={`Fixing what is safe to fix${checked}`} onCancel={cancelFixing} />;
}

function AllClear() {
  const suppressed = useApp((state) => state.analysis?.suppressed ?? 0);
  const tools = useApp((state) => state.analysis?.tools.length ?? 0);
  const revision = useApp((state) => state.settings.revision);
  const clients = useApp((state) => state.settings.clients.length);
  const against = clients > 0 ? `${revision} and ${count(clients, "client")}` : revision;
  return (
    <EmptyState
      icon={PassIcon}
      tone="ok"
      title="No problems"
      fact={`Checked ${toolCount(tools)} against ${against}.${suppressed > 0 ? ` ${suppressed} suppressed.` : ""}`}
    >
      <div className={styles.clear}>
        {tools > 0 && (
          <Button look="outlined" data-first-focus onClick={() => actions.showPanel("try")}>
            <Icon of={CallIcon} />
            Try it with arguments
          </Button>
        )}
        <PresetChoice />
        <Button onClick={() => actions.showRule("")}>See all rules</Button>
      </div>
    </EmptyState>
  );
}

/** Says when a check was stopped or broke: silence would look like "no problems". */
function Troubles() {
  const checking = useApp((state) => state.checking);
  if (checking.kind !== "timed-out" && checking.kind !== "failed") return null;
  return (
    <div className={styles.trouble} role="status">
      <Icon of={WarningIcon} className={styles.icon} />
      <p>
        {checking.kind === "failed" ? (
          `The check failed: ${checking.message}. Your text is safe; the next change starts it again.`
        ) : (
          <>
            Checking {checking.tool ? <code>{checking.tool}</code> : "this document"} took too long and was stopped:
            look for a slow <code>pattern</code> or a schema that multiplies itself. It is left out until it changes.
          </>
        )}
      </p>
    </div>
  );
}
