import type { Diagnostic } from "../../core/index.ts";
import { syntaxRule } from "../store/panels/design.ts";
import type { AppState } from "../store/state.ts";
import { actions, store, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ErrorIcon } from "../ui/icons.ts";
import { Message } from "../ui/Message.tsx";
import styles from "./StaleBanner.module.css";

/** Why the page is not that of the text, and the way to the place. */
export function StaleBanner() {
  const fault = useApp(faultIn);
  const go = () => {
    if (store.getState().view === "design") actions.setView("source");
    // Only what is on screen can have the focus.
    requestAnimationFrame(() => fault && actions.goToProblem(fault));
  };
  return (
    <div role="alert" className={styles.banner}>
      <Icon of={ErrorIcon} className={styles.icon} />
      <span className={styles.words}>
        {fault ? (
          <>
            Line {fault.range.start.line}: <Message text={fault.message} />
          </>
        ) : (
          "The text does not parse"
        )}
      </span>
      {fault && (
        <Button look="outlined" small onClick={go}>
          Go to the error
        </Button>
      )}
    </div>
  );
}

function faultIn({ analysis }: AppState): Diagnostic | undefined {
  return analysis?.diagnostics.find(({ rule }) => rule === syntaxRule) ?? analysis?.diagnostics[0];
}
