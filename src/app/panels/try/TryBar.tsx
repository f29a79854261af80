import { count } from "../../../core/index.ts";
import { action } from "../../actions/actions.ts";
import { keyCaps } from "../../actions/keys.ts";
import { useDraft } from "../../store/panels/arguments.ts";
import { useTry } from "../../store/panels/try.ts";
import { blockedBecause, callTool, giveExample } from "../../store/panels/try-call.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { CallIcon, ErrorIcon, PassIcon, WarningIcon } from "../../ui/icons.ts";
import { Kbd } from "../../ui/Kbd.tsx";
import { EdgeCases } from "./EdgeCases.tsx";
import styles from "./TryPanel.module.css";

/** The tool, the verdict on its arguments, and what to do with them. */
export function TryBar() {
  const name = useTry((state) => state.planned?.subject.name ?? "");
  const key = useTry((state) => state.planned?.subject.key ?? "");
  const blocked = useDraft(key, blockedBecause);
  return (
    <div className={styles.bar}>
      <h2 className={styles.tool}>{name}</h2>
      <span role="status" className={styles.verdict}>
        <Verdict blocked={blocked} />
      </span>
      <span className={styles.buttons}>
        <Button onClick={() => void giveExample()}>Example</Button>
        <EdgeCases />
        <Button look="filled" disabledBecause={blocked} onClick={() => void callTool()}>
          <Icon of={CallIcon} />
          Call
          <span className={styles.keys}>
            <Kbd keys={keyCaps(action("call").keys ?? "")} />
          </span>
        </Button>
      </span>
    </div>
  );
}

function Verdict({ blocked }: { blocked: string | undefined }) {
  const judged = useTry((state) => state.judged);
  if (blocked !== undefined) {
    return (
      <Badge icon={ErrorIcon} tone="error">
        Cannot be called yet
      </Badge>
    );
  }
  if (judged.kind === "none") return null;
  if (judged.kind !== "judged") {
    return (
      <Badge icon={WarningIcon} tone="warning">
        Not checked
      </Badge>
    );
  }
  const { length } = judged.problems;
  if (!judged.ok && judged.unchecked.length > 0 && length === judged.unchecked.length) {
    return (
      <Badge icon={WarningIcon} tone="warning">
        Not judged
      </Badge>
    );
  }
  if (!judged.ok) {
    return (
      <Badge icon={ErrorIcon} tone="error">
        {count(length, "problem")} in the arguments
      </Badge>
    );
  }
  return (
    <Badge icon={PassIcon} tone="ok">
      Accepted
    </Badge>
  );
}
