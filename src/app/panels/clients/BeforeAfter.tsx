import { type ClientRewrite, rewriteActions, useRewrites } from "../../store/panels/client-rewrites.ts";
import { type ClientDetail, useClients } from "../../store/panels/clients.ts";
import { useApp } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ClearIcon } from "../../ui/icons.ts";
import { Tooltip } from "../../ui/Tooltip.tsx";
import styles from "./BeforeAfter.module.css";
import { Panes } from "./Panes.tsx";
import { shortTitle } from "./short-titles.ts";

/** The document beside what the client sends of it, or beside what a rewrite makes of it. */
export function BeforeAfter({ pane }: { pane?: "left" | "right" }) {
  const detail = useClients((state) => state.detail);
  const preview = useRewrites((state) => state.preview);
  const tool = useClients((state) => state.detailOf);
  if (preview?.tool === tool) {
    const { rewrite, lines } = preview;
    return (
      <Panes key={rewrite.id} label="Preview of the rewrite" title="After the rewrite" lines={lines} pane={pane}>
        <Apply rewrite={rewrite} />
      </Panes>
    );
  }
  if (!detail) return <div className={styles.area} />;
  const { client, route, name, sent, verdict } = detail;
  const isSent = sent !== null && verdict !== "refused";
  const title = isSent ? `As ${shortTitle(client)} sends it` : `What ${shortTitle(client)} sends`;
  return (
    // Another cell starts with its own folds and places.
    <Panes
      key={`${client} ${route} ${name}`}
      label="Before and after"
      title={title}
      lines={detail}
      pane={pane}
      instead={isSent ? undefined : <Reason detail={detail} />}
    >
      {sent !== null && <CopyButton icon label="Copy the schema as it is sent" text={() => `${sent}\n`} />}
    </Panes>
  );
}

function Apply({ rewrite }: { rewrite: ClientRewrite }) {
  const late = useApp((state) => (state.analyzedEdits === state.edits ? undefined : "The text is still being checked"));
  return (
    <>
      <Button small look="filled" disabledBecause={late} onClick={() => rewriteActions.apply(rewrite)}>
        Apply
      </Button>
      <Tooltip label="Close the preview">
        <Button icon small aria-label="Close the preview" onClick={rewriteActions.close}>
          <Icon of={ClearIcon} />
        </Button>
      </Tooltip>
    </>
  );
}

/** Why there is nothing on the right. */
function Reason({ detail: { verdict, sent } }: { detail: ClientDetail }) {
  const words =
    verdict === "refused"
      ? "Nothing reaches the model: the marked places are refused. What to do about each stands above."
      : "What is sent is not published, so nothing is shown here.";
  return (
    <p className={styles.reason}>
      {words}
      {verdict === "refused" && sent !== null && " The copy button has the schema as it would be sent."}
    </p>
  );
}
