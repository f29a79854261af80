import { useMemo } from "react";
import { type ClientReason, type ClientVerdict, count, plural, visible } from "../../../core/index.ts";
import { cellKey, type MatrixTool, unpackCell, useMatrix, worsened } from "../../store/panels/client-matrix.ts";
import { type ClientDetail, clientActions, selectedPlace, useClients } from "../../store/panels/clients.ts";
import { selectedTool } from "../../store/state.ts";
import { useApp } from "../../store/store.ts";
import { toolTitle } from "../../tool-title.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { Message } from "../../ui/Message.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import styles from "./CellDetail.module.css";
import { Events } from "./Events.tsx";
import { NameBudget } from "./NameBudget.tsx";
import { Rewrites } from "./Rewrites.tsx";
import { shortTitle } from "./short-titles.ts";
import { verdictLooks } from "./verdicts.ts";

interface CellDetailProps {
  /** Somebody looks at a rewrite, or goes to a place in the text: what covers those may close. */
  onPreview?: () => void;
  onGo?: () => void;
}

const none: readonly ClientReason[] = [];

/** What becomes of the selected tool in the selected client: its name, and everything that happens to it. */
export function CellDetail({ onPreview, onGo }: CellDetailProps) {
  const detail = useClients((state) => state.detail);
  const problem = useClients((state) => state.problem);
  const tools = useMatrix((state) => state.tools);
  const selected = selectedPlace(
    tools,
    useApp((state) => selectedTool(state)?.index),
  );
  // Until the answer about another tool is there, names and places are those of the tool that is shown.
  const of = useClients((state) => state.detailOf);
  const place = placeOf(tools, selected, of);
  const listed = useMatrix((state) => (detail && state.listed.get(cellKey(place, detail.client))) ?? none);
  if (!detail) return <div className={styles.detail}>{problem && <p className={styles.meta}>{problem}</p>}</div>;
  const verdict = worsened(detail.verdict, listed);
  const look = verdictLooks[verdict];
  return (
    <Scroller className={styles.detail} label="Detail">
      <div className={styles.head}>
        <h3 className={styles.title}>
          <code>{toolTitle(tools[place]?.name ?? null).slice(0, 80)}</code> in {shortTitle(detail.client)}
        </h3>
        <div className={styles.sent}>
          <code className={styles.name}>{visible(detail.name).slice(0, 200)}</code>
          <Badge icon={look.icon} tone={look.tone}>
            {look.word}
          </Badge>
        </div>
        <NameBudget name={detail.name} max={detail.maxName} />
        <Ways detail={detail} />
      </div>
      {detail.problem && (
        <p className={styles.meta}>
          <Message text={detail.problem} />
        </p>
      )}
      <Events reasons={[...listed, ...detail.reasons]} verdict={verdict} tool={tools[place]} onGo={onGo} />
      <Rewrites onPreview={onPreview} />
      <Others place={place} client={detail.client} verdict={verdict} />
      {detail.omitted > 0 && <p className={styles.meta}>{count(detail.omitted, "more step")} not listed</p>}
      <Longest detail={detail} />
    </Scroller>
  );
}

function placeOf(tools: readonly MatrixTool[], selected: number, text: string): number {
  if (tools[selected]?.text === text) return selected;
  const shown = tools.findIndex((tool) => tool.text === text);
  return shown < 0 ? selected : shown;
}

/** Most clients send other schemas to other models. */
function Ways({ detail: { client, route, routes } }: { detail: ClientDetail }) {
  if (routes.length < 2) return null;
  const options = routes.map(({ id, title, verdict }) => ({
    ...{ value: id, label: title, note: verdictLooks[verdict].word.toLowerCase() },
  }));
  return (
    <div className={styles.ways}>
      <Choice label="Way" value={route} options={options} onChange={(way) => clientActions.route(client, way)} />
    </div>
  );
}

/** What the other chosen clients make of a tool that this one refuses. */
function Others({ place, client, verdict }: { place: number; client: string; verdict: ClientVerdict }) {
  const clients = useMatrix((state) => state.clients);
  const cells = useMatrix((state) => state.rows[place]?.cells);
  const words = useMemo(() => {
    const others = clients.flatMap((id, column) => {
      const cell = unpackCell(cells?.[column] ?? 0);
      return cell && id !== client ? [{ id, verdict: cell.verdict }] : [];
    });
    const refusing = others.filter((other) => other.verdict === "refused").map(({ id }) => shortTitle(id));
    const unknown = others.filter((other) => other.verdict === "unknown").length;
    const [first, second] = refusing;
    const who =
      refusing.length > 2 ? `${refusing.length} other clients` : [first, second].filter(Boolean).join(" and ");
    if (!who) return "";
    return [
      `${who} ${plural(refusing.length, "refuses", "refuse")} it too`,
      ...(unknown > 0 ? [`${unknown} ${plural(unknown, "is", "are")} unknown`] : []),
    ].join("; ");
  }, [clients, cells, client]);
  return verdict === "refused" && words !== "" ? <p className={styles.meta}>{words}</p> : null;
}

function Longest({ detail: { longest } }: { detail: ClientDetail }) {
  if (!longest || longest.name === "") return null;
  const of = longest.max === null ? "characters" : `of ${longest.max}`;
  return (
    <p className={styles.meta}>
      Longest name, in {shortTitle(longest.client)}:
      <br />
      <code className={styles.longest}>{visible(longest.name).slice(0, 200)}</code> {longest.name.length} {of}
    </p>
  );
}
