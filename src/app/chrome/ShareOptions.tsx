import { useId, useState } from "react";
import { action } from "../actions/actions.ts";
import { panels } from "../panels/panels.ts";
import { type Shared, shareLink, useSharing } from "../store/documents/share.ts";
import { type EditorView, type PanelId, selectedTool } from "../store/state.ts";
import { useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Choice } from "../ui/Choice.tsx";
import { Icon } from "../ui/Icon.tsx";
import { DownloadIcon, LinkIcon, PassIcon, WarningIcon } from "../ui/icons.ts";
import styles from "./ShareOptions.module.css";

const anyPanel = { value: "", label: "The reader's panel" } as const;
const views = [
  { value: "design", label: "Design" },
  { value: "both", label: "Source and Design" },
] as const;

/** A link to one tool of many, or one that opens on a chosen panel; and how the last link came out. */
export function ShareOptions() {
  const many = useApp((state) => (state.analysis?.tools.length ?? 0) > 1);
  const tool = useApp((state) => selectedTool(state)?.name ?? null);
  const shared = useSharing((state) => state.shared);
  const [only, setOnly] = useState(false);
  const [panel, setPanel] = useState<PanelId | EditorView | "">("");
  const id = useId();
  const canBeAlone = many && tool !== null;
  return (
    <div className={styles.options}>
      <label className={styles.only} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={only && canBeAlone}
          disabled={!canBeAlone}
          onChange={(event) => setOnly(event.currentTarget.checked)}
        />
        <span>
          Only the selected tool
          <span className={styles.note}>{canBeAlone ? tool : "The document has no other tool"}</span>
        </span>
      </label>
      <Choice
        label="Opens on"
        value={panel}
        options={[anyPanel, ...views, ...panels.map(({ id: value, title }) => ({ value, label: title }))]}
        onChange={setPanel}
      />
      <Button
        look="filled"
        onClick={() => void shareLink({ only: only && canBeAlone, ...(panel !== "" && { panel }) })}
      >
        <Icon of={LinkIcon} />
        Copy link
      </Button>
      <div role="status" className={styles.outcome}>
        <LastLink shared={shared} />
      </div>
    </div>
  );
}

function LastLink({ shared }: { shared: Shared }) {
  if (shared.kind === "none") return null;
  if (shared.kind === "failed") return <Warning text={shared.message} file />;
  if (shared.kind === "refused") {
    return (
      <>
        <Warning text="The browser refused to copy: copy the link yourself" />
        <input
          className={styles.url}
          readOnly
          aria-label="Link"
          value={shared.url}
          onFocus={(event) => event.target.select()}
        />
      </>
    );
  }
  const long = "Some programs cut links of more than 8,000 characters: send the file instead";
  return (
    <>
      <p className={styles.line}>
        <Icon of={PassIcon} className={styles.pass} />
        Link copied, {shared.length.toLocaleString("en")} characters
      </p>
      {shared.long && <Warning text={long} file />}
      {shared.secret && (
        <Warning text={`The document seems to hold ${shared.secret}: whoever gets the link can read it`} />
      )}
    </>
  );
}

function Warning({ text, file = false }: { text: string; file?: boolean }) {
  return (
    <>
      <p className={styles.line}>
        <Icon of={WarningIcon} className={styles.warning} />
        {text}
      </p>
      {file && (
        <Button look="outlined" onClick={action("download").run}>
          <Icon of={DownloadIcon} />
          Download the file
        </Button>
      )}
    </>
  );
}
