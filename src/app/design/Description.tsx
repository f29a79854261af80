import { type KeyboardEvent, useState } from "react";
import { count, type Diagnostic } from "../../core/index.ts";
import type { ShownPage } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { afterPress } from "../ui/after-press.ts";
import { focusAtEnd } from "../ui/focus-on.ts";
import { useFocusBack } from "../ui/useFocusBack.ts";
import styles from "./Description.module.css";
import { Problems } from "./Problems.tsx";

export interface DescriptionProps {
  text: string;
  cuts: ShownPage["cuts"];
  locked: string | undefined;
  problems: readonly Diagnostic[] | undefined;
  /** The text alone opens it: there is no room for more. */
  isCompact: boolean;
}

/** Longer ones do not fit in one line. */
const long = 110;

/** The tool's description: one line until it is opened, then a field with its length and who cuts it. */
export function Description({ text, cuts, locked, problems, isCompact }: DescriptionProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { target, goBack } = useFocusBack<HTMLButtonElement>();
  const open = () => locked === undefined && setTyped(text);
  if (typed !== null) return <Editing first={typed} {...{ text, cuts, goBack }} onEnd={() => setTyped(null)} />;
  const size = `${text.length.toLocaleString("en")} characters`;
  return (
    <div className={styles.line}>
      <button
        ref={target}
        type="button"
        className={styles.text}
        data-empty={text === ""}
        aria-label={`Description: ${text === "" ? "Add a description" : text}`}
        aria-disabled={locked !== undefined}
        title={locked}
        onClick={open}
      >
        {text === "" ? "Add a description" : text}
      </button>
      {!isCompact && (text.length > long || cuts.length > 0) && (
        <button type="button" className={styles.all} aria-disabled={locked !== undefined} onClick={open}>
          Show all {size}
        </button>
      )}
      <Problems problems={problems} of="the description" />
    </div>
  );
}

interface EditingProps {
  first: string;
  text: string;
  cuts: ShownPage["cuts"];
  /** By a key it is left for where it came from. */
  goBack: () => void;
  onEnd: () => void;
}

function Editing({ first, text, cuts, goBack, onEnd }: EditingProps) {
  const [typed, setTyped] = useState(first);
  const keep = () => {
    if (typed !== text) void designActions.edit({ verb: "tool-text", field: "description", value: typed });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isKept = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (!isKept && event.key !== "Escape") return;
    event.preventDefault();
    goBack();
    if (isKept) keep();
    onEnd();
  };
  const cut = cuts.filter(({ max }) => typed.length > max).map(({ client, max }) => `${client} cuts it after ${max}`);
  return (
    <div className={styles.editing}>
      <textarea
        ref={focusAtEnd}
        className={styles.area}
        aria-label="Description"
        aria-describedby="design-description-size"
        rows={Math.min(8, Math.max(3, Math.ceil(typed.length / 72) + typed.split("\n").length - 1))}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          keep();
          afterPress(onEnd);
        }}
      />
      <p id="design-description-size" className={styles.size}>
        {count(typed.length, "character")}
        {cut.length > 0 && `; ${cut.join(", ")}`}
      </p>
    </div>
  );
}
