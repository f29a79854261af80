import { isOlder, outcomes } from "../../../core/index.ts";
import { useWire, type WireMessages, type WireTopic, wireActions, wireTopics } from "../../store/panels/wire.ts";
import { useApp } from "../../store/store.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { useWidth } from "../../useWidth.ts";
import styles from "./WireBar.module.css";
import { WireBeside } from "./WireBeside.tsx";

export const topicWords: Record<WireTopic, string> = {
  handshake: "Handshake",
  "tools/list": "tools/list",
  "tools/call": "tools/call",
  list_changed: "list_changed",
};
const topics = wireTopics.map((value) => ({ value, label: topicWords[value] }));
const scopes = [
  { value: "tool", label: "This tool" },
  { value: "all", label: "All tools" },
] as const;
const pageSizes = [0, 1, 10, 50].map((size) => ({
  value: String(size),
  label: size === 0 ? "All on one page" : `${size} a page`,
}));

/** Which message, and how the call ends. */
export function WireBar({ shown }: { shown: WireMessages }) {
  const narrow = useWidth() === "narrow";
  const { topic, scope, outcome, pageSize, result } = useWire((state) => state);
  const revision = useApp((state) => state.settings.revision);
  const choose = wireActions.choose;
  return (
    <div className={styles.bar}>
      {narrow ? (
        <Choice label="Message" value={topic} options={topics} onChange={(value) => choose({ topic: value })} />
      ) : (
        <Segmented label="Message" value={topic} options={topics} onChange={(value) => choose({ topic: value })} />
      )}
      {topic === "tools/list" && (
        <>
          <Segmented label="Tools" value={scope} options={scopes} onChange={(value) => choose({ scope: value })} />
          {scope === "all" && (
            <Choice
              label="Pages"
              value={String(pageSize)}
              options={pageSizes}
              onChange={(value) => choose({ pageSize: Number(value) })}
            />
          )}
        </>
      )}
      {topic === "tools/call" && (
        <Choice
          label="Outcome"
          value={outcome}
          options={outcomes.map(({ kind, label, since }) => ({
            value: kind,
            label,
            ...(since && isOlder(revision, since) && { note: `since ${since}` }),
          }))}
          onChange={(value) => choose({ outcome: value })}
        />
      )}
      {topic === "tools/call" && (outcome === "success" || outcome === "invalid-result") && (
        <label className={styles.result}>
          Returned
          <input
            className={styles.field}
            value={result}
            spellCheck={false}
            placeholder="as in Try"
            onChange={(event) => choose({ result: event.currentTarget.value })}
          />
        </label>
      )}
      <span className={styles.space} />
      {!narrow && <WireBeside shown={shown} />}
    </div>
  );
}
