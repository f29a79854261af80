import { count } from "../../../core/index.ts";
import type { ClientDetail } from "../../store/panels/clients.ts";
import { CodeLine } from "../../ui/CodeView.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "./BeforeAfter.module.css";
import type { ShownLine } from "./folded-lines.ts";

type Line = ClientDetail["lines"][number];

interface LineRowProps {
  row: ShownLine;
  /** Whether there is anything on the right. */
  isSent: boolean;
  isHere: boolean;
  onOpen: (fold: number) => void;
}

/** One line of both sides, or some equal ones that are folded away. */
export function LineRow({ row, isSent, isHere, onOpen }: LineRowProps) {
  if (row.kind === "fold") {
    return (
      <button type="button" className={styles.fold} onClick={() => onOpen(row.fold)}>
        {isSent
          ? `${count(row.number, "line is", "lines are")} the same`
          : count(row.number, "more line", "more lines")}
      </button>
    );
  }
  return (
    <>
      <Side line={row.line} side="left" isHere={isHere} />
      {isSent && <Side line={row.line} side="right" isHere={isHere} />}
    </>
  );
}

const sides = {
  left: { look: styles.removed, mark: "−", word: "removed: ", pane: styles.left },
  right: { look: styles.added, mark: "+", word: "added: ", pane: styles.right },
} as const;

function Side({
  line: { kind, note, ...texts },
  side,
  isHere,
}: {
  line: Line;
  side: "left" | "right";
  isHere: boolean;
}) {
  const text = texts[side];
  const { look, mark, word, pane } = sides[side];
  if (text === null) {
    return (
      <div className={`${styles.gap} ${pane}`}>
        {note !== undefined && (
          <span className={styles.note}>
            <Message text={note} />
          </span>
        )}
      </div>
    );
  }
  const differs = kind !== "same";
  return (
    <div className={`${styles.line} ${pane} ${differs ? look : ""}`} data-here={isHere && differs}>
      {differs && (
        <span className={styles.mark}>
          <span className="visually-hidden">{word}</span>
          <span aria-hidden="true">{mark}</span>
        </span>
      )}
      <CodeLine text={text} />
      {kind === "changed" && side === "right" && note !== undefined && (
        <span className={styles.why}>
          <Message text={note} />
        </span>
      )}
    </div>
  );
}
