import { useEffect, useId, useState } from "react";
import { consequenceInWords, type DesignEdit, refusalInWords } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import type { DesignActions } from "../actions.ts";
import styles from "./Menus.module.css";
import { Panel } from "./Panel.tsx";

export interface NamePanelProps {
  readonly title: string;
  /** What the button says. */
  readonly verb: string;
  readonly name: string;
  readonly editFor: (name: string) => DesignEdit;
  readonly actions: DesignActions;
  readonly onClose: () => void;
}

/** Asks for a name, and says what the edit does besides before it is done. */
export function NamePanel({ title, verb, name, editFor, actions, onClose }: NamePanelProps) {
  const [text, setText] = useState(name);
  const [said, setSaid] = useState<{ readonly problem?: string; readonly besides: readonly string[] }>({ besides: [] });
  const id = useId();
  const edit = JSON.stringify(editFor(text));
  useEffect(() => {
    let isThere = true;
    void actions.preview(JSON.parse(edit) as DesignEdit).then((result) => {
      if (!isThere) return;
      if ("refusal" in result) setSaid({ problem: refusalInWords(result.refusal), besides: [] });
      else setSaid({ besides: result.consequences.map(consequenceInWords) });
    });
    return () => {
      isThere = false;
    };
  }, [edit, actions]);
  const submit = async () => {
    const refusal = await actions.edit(editFor(text));
    if (refusal) setSaid({ problem: refusalInWords(refusal), besides: [] });
    else onClose();
  };
  return (
    <Panel title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label htmlFor={id} className={styles.caption}>
          Name
        </label>
        <input
          id={id}
          className={styles.field}
          value={text}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={said.problem !== undefined}
          aria-describedby={`${id}-said`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div id={`${id}-said`} role="status" className={styles.said}>
          {said.problem !== undefined && (
            <p className={styles.problem}>
              <Icon of={ErrorIcon} size={14} />
              <span>
                <Message text={said.problem} />
              </span>
            </p>
          )}
          {said.besides.map((sentence) => (
            <p key={sentence}>
              <Message text={sentence} />
            </p>
          ))}
        </div>
        <div className={styles.buttons}>
          <Button type="submit" look="filled" disabledBecause={said.problem}>
            {verb}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
