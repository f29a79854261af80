import { useTry } from "../../store/panels/try.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon, InfoIcon, WarningIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "./TryPanel.module.css";
import { useTold } from "./useTold.ts";

const engines: Readonly<Record<string, string>> = {
  ajv: "Ajv, as in the official SDK",
  "json-schema-library": "json-schema-library, for what Ajv cannot do",
  toolwright: "Toolwright's own interpreter, for what Ajv gets wrong",
};

/** Problems that no field can show, and what there is to say about the verdict itself. */
export function Remarks() {
  const judged = useTry((state) => state.judged);
  const told = useTold();
  if (judged.kind === "none") return null;
  if (judged.kind !== "judged") {
    return (
      <div className={styles.caution} role="status">
        <Icon of={WarningIcon} className={styles.warning} />
        <p>
          <Message text={judged.message} />
        </p>
      </div>
    );
  }
  const homeless = told.filter(({ field }) => field === "");
  return (
    <>
      {homeless.map(({ message, repair }) => (
        <div key={message} className={styles.trouble} data-field="" tabIndex={-1}>
          <Icon of={ErrorIcon} className={styles.invalid} />
          <p>
            <Message text={message} />
          </p>
          {repair && (
            <Button small look="outlined" onClick={repair.run}>
              {repair.label}
            </Button>
          )}
        </div>
      ))}
      {judged.unchecked.length > 0 && (
        <div className={styles.caution}>
          <Icon of={WarningIcon} className={styles.warning} />
          <p>
            Not fully checked: <Message text={judged.unchecked.map((pattern) => `\`${pattern}\``).join(", ")} /> could
            take minutes on this text.
          </p>
        </div>
      )}
      {judged.disagreements.map((message) => (
        <div key={message} className={styles.caution}>
          <Icon of={WarningIcon} className={styles.warning} />
          <p>
            <Message text={message} />
          </p>
        </div>
      ))}
      <p className={styles.engine}>
        <Icon of={InfoIcon} size={12} />
        Judged by {engines[judged.engine] ?? judged.engine}, as JSON Schema {judged.dialect}
      </p>
    </>
  );
}
