import { useEffect, useId, useState } from "react";
import { type Path, readValue, refusalInWords, schemaText, shownFault } from "../../../core/index.ts";
import { store } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { focusOn } from "../../ui/focus-on.ts";
import type { DesignActions } from "../actions.ts";
import styles from "./Details.module.css";
import { Problem } from "./LineField.tsx";

export interface JsonBoxProps {
  readonly path: Path;
  readonly label: string;
  readonly actions: DesignActions;
  readonly onClose: () => void;
}

/** One schema as the text that it is, with its comments. What is not JSON is not written. */
export function JsonBox({ path, label, actions, onClose }: JsonBoxProps) {
  const place = JSON.stringify(path);
  const [text, setText] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  useEffect(() => {
    let isThere = true;
    const at = JSON.parse(place) as Path;
    // Where the schema stands is what writing something else there would replace.
    void actions.preview({ verb: "replace", path: at, text: "null" }).then((result) => {
      if (!isThere) return;
      const [span] = "edits" in result ? result.edits : [];
      if (span) setText(schemaText(store.getState().text, span));
      else setRefused("refusal" in result ? refusalInWords(result.refusal) : undefined);
    });
    return () => {
      isThere = false;
    };
  }, [place, actions]);
  const fault = text === null ? undefined : faultIn(text);
  const save = async () => {
    if (text === null || fault !== undefined) return;
    const refusal = await actions.edit({ verb: "replace", path, text });
    if (refusal) setRefused(refusalInWords(refusal));
    else onClose();
  };
  const lines = (text ?? "").split("\n").reduce((sum, line) => sum + Math.ceil((line.length + 1) / usualWidth), 0);
  const rows = Math.min(12, Math.max(3, lines));
  return (
    <div className={styles.json}>
      {text !== null && (
        <textarea
          ref={focusOn}
          className={styles.area}
          rows={rows}
          aria-label={label}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-problem`}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={(event) => {
            setRefused(undefined);
            setText(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              event.stopPropagation();
              void save();
            }
            if (event.key === "Escape") {
              event.preventDefault();
              event.stopPropagation();
              onClose();
            }
          }}
        />
      )}
      <Problem id={`${id}-problem`} text={fault ?? refused} />
      <div className={styles.actions}>
        <Button small onClick={onClose}>
          Cancel
        </Button>
        <Button
          small
          look="filled"
          disabledBecause={fault === undefined ? undefined : fault}
          onClick={() => void save()}
        >
          Keep
        </Button>
      </div>
    </div>
  );
}

/** Characters in a line before it wraps, about. */
const usualWidth = 80;

function faultIn(text: string): string | undefined {
  const read = readValue(text, { comments: true, exact: false });
  if (read.kind === "nothing") return "There is no JSON: write a schema, or cancel";
  if (read.kind === "value") return undefined;
  const { message, at } = shownFault(text, read.fault);
  return `Line ${at.line}, column ${at.column}: ${message}`;
}
