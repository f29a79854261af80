import { visible } from "../../core/index.ts";
import { goToPanel } from "../actions/regions.ts";
import { closeLink, keepLink } from "../store/documents/link.ts";
import { useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LinkIcon } from "../ui/icons.ts";
import styles from "./LinkBanner.module.css";

/** Says that what is on screen came by a link and is not stored, and what can be done about it. */
export function LinkBanner() {
  const preview = useApp((state) => state.preview);
  const name = useApp((state) => state.document.name);
  const revision = useApp((state) => state.settings.revision);
  const own = useApp((state) => state.documents.find(({ name: other }) => other === state.document.name)?.id);
  if (!preview) return null;
  const { unknownRevision } = preview;
  return (
    <section className={styles.banner} aria-label="From a link">
      <Icon of={LinkIcon} className={styles.icon} />
      <p className={styles.text}>
        <strong>{visible(name)}</strong> is from a link: it is not stored until you keep or edit it.
        {revision !== preview.own.revision && ` It is checked against ${revision}, as the link says.`}
        {unknownRevision && ` It is meant for MCP ${unknownRevision.slice(0, 20)}, which this version does not know.`}
      </p>
      <div className={styles.choices}>
        <Button look="filled" onClick={() => thenGoOn(keepLink)}>
          Keep
        </Button>
        {own !== undefined && (
          <Button look="outlined" onClick={() => void compareWith(own)}>
            Compare with yours
          </Button>
        )}
        <Button look="outlined" onClick={() => thenGoOn(closeLink)}>
          Close
        </Button>
      </div>
    </section>
  );
}

/** Whoever shared a document and gets it back wants to see what is different. */
async function compareWith(own: string): Promise<void> {
  goToPanel("compare");
  const { takeStored } = await import("../store/panels/compare.ts");
  // Both have the same name.
  await takeStored(own, (name) => `your ${name}`);
}

/** The banner goes, and its buttons with it: the focus goes on to the name of the document that is there then. */
function thenGoOn(run: () => void): void {
  run();
  document.querySelector<HTMLElement>("[data-document-menu]")?.focus();
}
