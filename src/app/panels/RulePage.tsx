import { type RuleInfo, radiusWords } from "../../core/index.ts";
import { actions, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { CodeView } from "../ui/CodeView.tsx";
import { Icon } from "../ui/Icon.tsx";
import { BackIcon } from "../ui/icons.ts";
import { Message } from "../ui/Message.tsx";
import { Scroller } from "../ui/Scroller.tsx";
import { SeverityIcon } from "../ui/Severity.tsx";
import styles from "./RulePage.module.css";

/** Why a rule is there, with its examples; or, without an id, the list of all rules. */
export function RulePage({ id }: { id: string }) {
  const rule = useApp(({ rules }) => rules.find((candidate) => candidate.id === id));
  return (
    <section className={styles.page} aria-label={rule ? `Rule ${rule.id}` : "All rules"}>
      <div className={styles.bar}>
        <Button onClick={() => actions.showRule(null)}>
          <Icon of={BackIcon} />
          Problems
        </Button>
        {rule && <Button onClick={() => actions.showRule("")}>All rules</Button>}
      </div>
      <Scroller className={styles.scroller} label={rule ? rule.summary : "List of rules"}>
        {rule ? <Explained rule={rule} /> : <Listed />}
      </Scroller>
    </section>
  );
}

function Explained({ rule }: { rule: RuleInfo }) {
  return (
    <article className={styles.article}>
      <h3 className={styles.title}>
        <SeverityIcon of={rule.severity} />
        <span>
          <Message text={rule.summary} />
        </span>
      </h3>
      <p className={styles.meta}>
        <code>{rule.id}</code> · {rule.severity} · {radiusWords[rule.radius]}
      </p>
      <p>
        <b className={styles.lead}>Why</b> <Message text={rule.why} />
      </p>
      <h4 className={styles.lead}>Wrong</h4>
      <CodeView text={rule.examples.bad} />
      <h4 className={styles.lead}>Right</h4>
      <CodeView text={rule.examples.good} />
      <p className={styles.source}>Source: {rule.source}</p>
    </article>
  );
}

function Listed() {
  const rules = useApp((state) => state.rules);
  return (
    <ul className={styles.list}>
      {rules.map(({ id, severity, summary }) => (
        <li key={id}>
          <button type="button" className={styles.item} onClick={() => actions.showRule(id)}>
            <SeverityIcon of={severity} />
            <span className={styles.id}>{id}</span>
            <span className={styles.summary}>
              <Message text={summary} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
