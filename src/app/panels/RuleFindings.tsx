import { useMemo, useState } from "react";
import type { Diagnostic } from "../../core/index.ts";
import { actions, store, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { FixRule } from "./FixRule.tsx";
import styles from "./RuleFindings.module.css";

const max = 20;

/** What one rule finds in this document, each with a way to suppress it for a reason; and what is suppressed already. */
export function RuleFindings({ rule }: { rule: string }) {
  const analysis = useApp((state) => state.analysis);
  const all = useApp((state) => state.settings.suppress);
  const found = useMemo(
    () => analysis?.diagnostics.filter((diagnostic) => diagnostic.rule === rule) ?? [],
    [analysis, rule],
  );
  const suppressed = all.filter((suppression) => suppression.rule === rule);
  if (found.length === 0 && suppressed.length === 0) return null;
  return (
    <section className={styles.here} aria-label="In this document">
      <div className={styles.head}>
        <h4 className={styles.title}>In this document</h4>
        <FixRule rule={rule} problems={found} />
      </div>
      <ul>
        {found.slice(0, max).map((diagnostic) => (
          <Finding key={`${diagnostic.path} ${diagnostic.range.start.offset}`} diagnostic={diagnostic} />
        ))}
        {suppressed.map((suppression) => (
          <li key={JSON.stringify(suppression)} className={styles.row}>
            <span className={styles.text}>
              Suppressed in {suppression.tool ? <code>{suppression.tool}</code> : "every document"}:{" "}
              {suppression.reason}
            </span>
            <Button small onClick={() => actions.unsuppress(suppression)}>
              Report again
            </Button>
          </li>
        ))}
      </ul>
      {found.length > max && <p className={styles.more}>{found.length - max} more</p>}
    </section>
  );
}

function Finding({ diagnostic }: { diagnostic: Diagnostic }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const { message, range } = diagnostic;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.text} onClick={() => actions.goToProblem(diagnostic)}>
        {range.start.line}:{range.start.column} <Message text={message} />
      </button>
      {!asking && (
        <Button small onClick={() => setAsking(true)}>
          Suppress
        </Button>
      )}
      {asking && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== "") actions.suppress(suppressionOf(diagnostic, reason.trim()));
          }}
        >
          <label className={styles.label}>
            Reason
            <input
              className={styles.field}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              maxLength={200}
            />
          </label>
          <Button
            small
            look="outlined"
            type="submit"
            disabledBecause={reason.trim() === "" ? "Say why this finding is right here" : undefined}
          >
            Suppress
          </Button>
        </form>
      )}
    </li>
  );
}

/** By tool and place where the tool has a name, so that it holds when tools move. */
function suppressionOf({ rule, tool, toolIndex, path }: Diagnostic, reason: string) {
  const summary = store.getState().analysis?.tools.find(({ index }) => index === toolIndex);
  if (tool === null || !summary) return { rule, path, reason };
  return { rule, tool, path: path.slice(summary.path.length), reason };
}
