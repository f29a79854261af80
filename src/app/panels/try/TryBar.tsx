import { count } from "../../../core/index.ts";
import { action } from "../../actions/actions.ts";
import { keyCaps } from "../../actions/keys.ts";
import { useDraft } from "../../store/panels/arguments.ts";
import { useTry } from "../../store/panels/try.ts";
import { blockedBecause, callTool, giveExample } from "../../store/panels/try-call.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { CallIcon, ErrorIcon, OmittedIcon, PassIcon, WarningIcon } from "../../ui/icons.ts";
import { Kbd } from "../../ui/Kbd.tsx";
import { EdgeCases } from "./EdgeCases.tsx";
import { goToField, nextProblem } from "./go-to-problem.ts";
import styles from "./TryPanel.module.css";
import { useTold } from "./useTold.ts";

/** The tool, the verdict on its arguments, and what to do with them. */
export function TryBar() {
  const name = useTry((state) => state.planned?.subject.name ?? "");
  const key = useTry((state) => state.planned?.subject.key ?? "");
  const blocked = useDraft(key, blockedBecause);
  const unfinished = useDraft(key, (draft) => (draft.broken ? undefined : Object.keys(draft.unfinished)[0]));
  return (
    <div className={styles.bar}>
      <div className={styles.about}>
        <h2 className={styles.tool}>{name}</h2>
        <span role="status" className={styles.verdict}>
          <Verdict blocked={blocked} first={unfinished} />
        </span>
      </div>
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

function Verdict({ blocked, first }: { blocked: string | undefined; first: string | undefined }) {
  const judged = useTry((state) => state.judged);
  const told = useTold();
  if (blocked !== undefined) {
    return (
      <Badge icon={ErrorIcon} tone="error" onClick={first === undefined ? undefined : () => goToField(first)}>
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
  const { problems } = judged;
  if (!judged.ok && judged.unchecked.length > 0 && problems.length === judged.unchecked.length) {
    return (
      <Badge icon={WarningIcon} tone="warning">
        Not judged
      </Badge>
    );
  }
  if (!judged.ok) {
    const go = () => goToField(nextProblem(problems)?.field ?? "");
    const isQuiet = told.length === 0;
    const isLacking = isQuiet && problems.every(({ keyword }) => keyword === "required");
    return (
      <Badge
        icon={isQuiet ? OmittedIcon : ErrorIcon}
        tone={isQuiet ? "neutral" : "error"}
        title={problems.length === 1 ? "Go to it" : "Go to the next one"}
        onClick={go}
      >
        {isLacking
          ? `${count(problems.length, "argument")} still to give`
          : `${count(problems.length, "problem")} in the arguments`}
      </Badge>
    );
  }
  return (
    <Badge icon={PassIcon} tone="ok">
      Accepted
    </Badge>
  );
}
