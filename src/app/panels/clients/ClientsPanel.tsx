import { useEffect, useState } from "react";
import { useMatrix } from "../../store/panels/client-matrix.ts";
import { watchRewrites } from "../../store/panels/client-rewrites.ts";
import { clientActions, useClients, watchClients } from "../../store/panels/clients.ts";
import { useApp } from "../../store/store.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ClientsIcon, StaleIcon } from "../../ui/icons.ts";
import { useWidth } from "../../useWidth.ts";
import { NoTools } from "../NoTools.tsx";
import { BeforeAfter } from "./BeforeAfter.tsx";
import { CellDetail } from "./CellDetail.tsx";
import { ClientBar } from "./ClientBar.tsx";
import { ClientPage } from "./ClientPage.tsx";
import styles from "./ClientsPanel.module.css";
import { LinesPage } from "./LinesPage.tsx";
import { Matrix } from "./Matrix.tsx";
import { Sheet } from "./Sheet.tsx";
import { useShownTools } from "./useShownTools.ts";
import { VerdictFilter } from "./VerdictFilter.tsx";

/** What each chosen client makes of each tool, and why. */
export default function ClientsPanel() {
  useEffect(watchClients, []);
  useEffect(watchRewrites, []);
  const page = useClients(({ infos, page: id }) => infos.find((info) => info.id === id));
  const chosen = useApp((state) => state.settings.clients.length);
  const tools = useMatrix((state) => state.tools.length);
  const [open, onOpenChange] = useState(false);
  if (page) return <ClientPage client={page} onBack={() => clientActions.showPage(null)} />;
  return (
    <section className={styles.panel} aria-label="Clients">
      <ClientBar picker={{ open, onOpenChange }} />
      {chosen === 0 ? (
        <NoneChosen onChoose={() => onOpenChange(true)} />
      ) : tools === 0 ? (
        <NoTools
          icon={ClientsIcon}
          title="No tool to judge"
          fact="A document with a tool in it shows here what each chosen client makes of it."
        />
      ) : (
        <Judged />
      )}
    </section>
  );
}

function Judged() {
  const narrow = useWidth() === "narrow";
  const shown = useShownTools(narrow);
  const problem = useMatrix((state) => state.problem);
  const stale = useMatrix((state) => state.isStale);
  const [open, setOpen] = useState<"sheet" | "lines" | null>(null);
  if (narrow && open === "lines") return <LinesPage onBack={() => setOpen("sheet")} />;
  return (
    <>
      <VerdictFilter shown={shown} />
      {(stale || problem) && (
        <p className={styles.stale} role="status">
          {stale && <Badge icon={StaleIcon}>Last good text</Badge>}
          {problem ?? "The text cannot be read now: these are the verdicts of the text before"}
        </p>
      )}
      <div className={styles.body} data-stale={stale}>
        <Matrix shown={shown} narrow={narrow} onOpen={() => setOpen("sheet")} />
        {!narrow && <CellDetail />}
        {!narrow && <BeforeAfter />}
      </div>
      {narrow && <Sheet open={open === "sheet"} onClose={() => setOpen(null)} onLines={() => setOpen("lines")} />}
    </>
  );
}

function NoneChosen({ onChoose }: { onChoose: () => void }) {
  const known = useClients((state) => state.infos.length);
  return (
    <EmptyState
      icon={ClientsIcon}
      title="No client chosen"
      fact={`${known || "Many"} clients and model APIs are known, each with the day on which its source was read.`}
    >
      <Button look="outlined" onClick={onChoose}>
        Choose clients
      </Button>
    </EmptyState>
  );
}
