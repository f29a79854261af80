import { useState } from "react";
import { presets, type RuleInfo } from "../../core/index.ts";
import { copyText } from "../copy-text.ts";
import { actions, store, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { SearchField } from "../ui/SearchField.tsx";
import { SeverityIcon } from "../ui/Severity.tsx";
import { PresetChoice } from "./ProblemTools.tsx";
import styles from "./RuleList.module.css";

/** Every rule by group, and which of them are in force. */
export function RuleList() {
  const rules = useApp((state) => state.rules);
  const settings = useApp((state) => state.settings);
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const shown = rules.filter(({ id, summary }) => `${id} ${summary}`.toLowerCase().includes(wanted));
  const groups = [...new Set(shown.map(({ id }) => groupOf(id)))];
  const inForce = ({ id, preset, clients }: RuleInfo) => {
    if (clients && !clients.some((client) => settings.clients.includes(client))) return false;
    const own = settings.rules[id];
    if (own) return own !== "off";
    return preset !== "option" && presets.indexOf(preset) <= presets.indexOf(settings.preset);
  };
  return (
    <div className={styles.rules}>
      <div className={styles.head}>
        <PresetChoice />
        <Button onClick={() => void copySettings()}>Copy as config</Button>
        <span className={styles.number}>
          {rules.filter(inForce).length} of {rules.length} in force
        </span>
      </div>
      <SearchField label="Filter rules" className={styles.filter} value={filter} onChange={setFilter} />
      {groups.map((group) => (
        <section key={group} aria-label={`Group ${group}`}>
          <h3 className={styles.group}>{group}</h3>
          <ul>
            {shown
              .filter(({ id }) => groupOf(id) === group)
              .map((rule) => (
                <li key={rule.id}>
                  <button type="button" className={styles.item} onClick={() => actions.showRule(rule.id)}>
                    <SeverityIcon of={rule.severity} />
                    <span className={styles.id}>{rule.id}</span>
                    {!inForce(rule) && <span className={styles.off}>off</span>}
                    <span className={styles.summary}>
                      <Message text={rule.summary} />
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && <p className={styles.none}>No rule has that in its name</p>}
    </div>
  );
}

/** The settings as the file that the command line reads. */
async function copySettings(): Promise<void> {
  const { revision, preset, rules, suppress, clients, server } = store.getState().settings;
  const config = { revision, preset, rules, suppress, clients, server };
  const isCopied = await copyText(`${JSON.stringify(config, null, 2)}\n`);
  if (isCopied) actions.announce("Copied. Save it as toolwright.config.json");
  else actions.say("The settings were not copied: the browser keeps its clipboard to itself. Allow it for this page");
}

function groupOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}
