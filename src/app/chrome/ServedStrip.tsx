import { Menu } from "@base-ui/react/menu";
import { useState } from "react";
import { count, visible } from "../../core/index.ts";
import { copyText } from "../copy-text.ts";
import { configurationsFor } from "../store/served/configurations.ts";
import { follow, settleConflict, useServed } from "../store/served/served.ts";
import { actions } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { DoneIcon, OpenIcon } from "../ui/icons.ts";
import menu from "../ui/Menu.module.css";
import styles from "./ServedStrip.module.css";

const clock = (time: number) => new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

/** What is served, to whom, and how a client gets there. */
export function ServedStrip() {
  const state = useServed((served) => served.state);
  const since = useServed((served) => served.since);
  const clients = useServed((served) => served.clients);
  const total = useServed((served) => served.total);
  const file = useServed((served) => served.file);
  const conflict = useServed((served) => served.conflict !== null);
  const url = new URL("mcp", document.baseURI).href;
  if (state === "waiting") return null;
  if (state === "lost") {
    return (
      <section className={styles.strip} data-look="warning" aria-label="Live server">
        <p className={styles.text}>Not reachable since {clock(since)}</p>
        <Button look="outlined" onClick={() => void follow()}>
          Try again
        </Button>
      </section>
    );
  }
  if (conflict) {
    return (
      <section className={styles.strip} data-look="warning" aria-label="Live server">
        <p className={styles.text} role="alert">
          {visible(file)} was changed outside of this page. Nothing is overwritten.
        </p>
        <Button look="outlined" onClick={() => settleConflict("theirs")}>
          Take the file
        </Button>
        <Button look="outlined" onClick={() => settleConflict("mine")}>
          Keep mine
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.strip} aria-label="Live server">
      <span className={styles.dot} aria-hidden="true" />
      <p className={styles.text}>
        <strong>Live:</strong> <code>{url}</code> · {count(clients, "client")} connected · {count(total, "call")}
      </p>
      <Configurations url={url} />
      <p className={styles.hint}>{visible(file)} is served as you save it</p>
    </section>
  );
}

function Configurations({ url }: { url: string }) {
  const name = useServed((served) => served.name);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (client: string, text: string) => {
    if (!(await copyText(text)))
      return actions.say("Nothing was copied: the browser keeps its clipboard to itself. Allow it for this page");
    setCopied(client);
    setTimeout(() => setCopied(null), 2_000);
  };
  return (
    <Menu.Root>
      <Menu.Trigger
        render={
          <Button look="outlined">
            {copied === null ? "Copy configuration for…" : "Copied"}
            <Icon of={copied === null ? OpenIcon : DoneIcon} size={14} />
          </Button>
        }
      />
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} sideOffset={4} align="start">
          <Menu.Popup className={menu.popup}>
            {configurationsFor(name, url).map(({ client, place, text }) => (
              <Menu.Item key={client} className={menu.item} onClick={() => void copy(client, text)}>
                {client}
                <span className={menu.keys}>{place}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
