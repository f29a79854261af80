import { useState } from "react";
import { visible } from "../../../core/index.ts";
import { saveText } from "../../save-text.ts";
import type { ServedCall } from "../../store/served/call.ts";
import { useServed } from "../../store/served/served.ts";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { DownloadIcon, SessionIcon } from "../../ui/icons.ts";
import { CallRow, icons } from "./CallRow.tsx";
import styles from "./CallsPanel.module.css";
import { type Kind, kindOf } from "./words.ts";

const titles = { answered: "Answered", warned: "With a warning", refused: "Refused" } as const;
const kinds = ["answered", "warned", "refused"] as const;
const everyone = "";

/** What real clients really call, newest first. */
export default function CallsPanel() {
  const live = useServed((state) => state.calls);
  // The calls on screen, while they are to stay as they are: nothing moves under an open row.
  const [held, setHeld] = useState<readonly ServedCall[] | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [kind, setKind] = useState<Kind | null>(null);
  const [client, setClient] = useState(everyone);
  const [open, setOpen] = useState<number | null>(null);
  const all = held ?? live;
  const calls = all.filter((call) => client === everyone || call.client === client);
  const shown = calls.filter((call) => kind === null || kindOf(call) === kind).toReversed();
  const numberOf = (one: Kind) => calls.filter((call) => kindOf(call) === one).length;
  const waiting = held === null ? 0 : live.filter(({ id }) => id > (held.at(-1)?.id ?? 0)).length;
  const download = () => saveText("calls.json", JSON.stringify(live, null, 2), "application/json");
  const pause = () => {
    setPaused(!isPaused);
    setHeld(isPaused && open === null ? null : all);
  };
  const toggle = (id: number) => {
    const isOpening = open !== id;
    setOpen(isOpening ? id : null);
    setHeld(isOpening || isPaused ? all : null);
  };
  const names = [...new Set(all.map((call) => call.client))].sort();
  const clients = [everyone, ...names].map((value) => ({ value, label: visible(value) || "Every client" }));
  return (
    <section className={styles.panel} aria-label="Calls">
      <div className={styles.bar}>
        <Button aria-pressed={kind === null} onClick={() => setKind(null)}>
          All {calls.length}
        </Button>
        {kinds.map((one) => (
          <Button
            key={one}
            aria-pressed={kind === one}
            aria-label={`${titles[one]} ${numberOf(one)}`}
            onClick={() => setKind(one)}
          >
            <Icon of={icons[one]} className={styles[one]} />
            {numberOf(one)}
          </Button>
        ))}
        <Choice label="Client" value={client} options={clients} onChange={setClient} />
        <span className={styles.space} />
        <span role="status">{waiting > 0 && <Button onClick={() => setHeld(live)}>{waiting} new</Button>}</span>
        <Button aria-pressed={isPaused} onClick={pause}>
          {isPaused ? "Go on" : "Pause"}
        </Button>
        <Button onClick={download}>
          <Icon of={DownloadIcon} />
          Download log
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={SessionIcon}
          title={all.length === 0 ? "No calls yet" : "No such calls"}
          fact={
            all.length === 0 ? "Connect a client: copy its configuration above." : "Choose others in the row above."
          }
        />
      ) : (
        <div className={styles.table}>
          <div className={`${styles.row} ${styles.heads}`} aria-hidden="true">
            {["Time", "Client", "Method", "Tool", "Verdict", "Took"].map((head) => (
              <span key={head}>{head}</span>
            ))}
          </div>
          <ul className={styles.list} aria-label="List of calls">
            {shown.map((call) => (
              <CallRow
                key={call.id}
                call={call}
                calls={calls}
                isOpen={open === call.id}
                onToggle={() => toggle(call.id)}
              />
            ))}
          </ul>
          <p className={styles.foot}>
            Kept in this tab until you close it, at most 1,000 calls. Nothing leaves this machine.
          </p>
        </div>
      )}
    </section>
  );
}
