import { type RuleInfo, radiusWords, type Severity, severities } from "../../core/index.ts";
import { actions, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Choice } from "../ui/Choice.tsx";
import { CodeView } from "../ui/CodeView.tsx";
import { Message } from "../ui/Message.tsx";
import { SeverityIcon } from "../ui/Severity.tsx";
import { PageFrame } from "./PageFrame.tsx";
import { RuleFindings } from "./RuleFindings.tsx";
import { RuleList } from "./RuleList.tsx";
import styles from "./RulePage.module.css";

/** Why a rule is there, with its examples; or, without an id, the list of all rules. */
export default function RulePage({ id }: { id: string }) {
  const rule = useApp(({ rules }) => rules.find((candidate) => candidate.id === id));
  return (
    <PageFrame
      label={rule ? `Rule ${rule.id}` : "All rules"}
      title={rule ? rule.summary : "List of rules"}
      back={["Problems", () => actions.showRule(null)]}
      bar={rule && <Button onClick={() => actions.showRule("")}>All rules</Button>}
    >
      {rule ? <Explained rule={rule} /> : <RuleList />}
    </PageFrame>
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
        <code>{rule.id}</code> · {rule.severity} · {radiusWords[rule.radius]} ·{" "}
        {rule.fixable ? "has a quick fix" : "to be repaired by hand"}
      </p>
      <p>
        <b className={styles.lead}>Why</b> <Message text={rule.why} />
      </p>
      <ReportAs rule={rule} />
      <RuleFindings rule={rule.id} />
      <h4 className={styles.lead}>Wrong</h4>
      <CodeView text={rule.examples.bad} />
      <h4 className={styles.lead}>Right</h4>
      <CodeView text={rule.examples.good} />
      <p className={styles.source}>Source: {rule.source}</p>
    </article>
  );
}

/** Lets a person overrule the severity of one rule, or switch it off. */
function ReportAs({ rule }: { rule: RuleInfo }) {
  const own = useApp((state) => state.settings.rules[rule.id]);
  const usual = rule.preset === "option" ? "off unless asked for" : `${rule.severity}, from preset ${rule.preset} on`;
  const options = [
    { value: "default", label: "by preset", note: usual },
    ...([...severities, "off"] as const).map((level) => ({ value: level, label: level })),
  ];
  const change = (level: string) => actions.setRule(rule.id, level === "default" ? null : (level as Severity | "off"));
  return (
    <div>
      <Choice label="Report" value={own ?? "default"} options={options} onChange={change} />
    </div>
  );
}
