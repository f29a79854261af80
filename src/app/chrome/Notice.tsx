import { actions, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ClearIcon, WarningIcon } from "../ui/icons.ts";
import { Message } from "../ui/Message.tsx";
import styles from "./Notice.module.css";

/** What could not be done, and what to do instead; stays until it is read. */
export function Notice() {
  const notice = useApp((state) => state.notice);
  return (
    <div role="alert">
      {notice && (
        <div className={styles.notice}>
          <Icon of={WarningIcon} className={styles.icon} />
          <p className={styles.text}>
            <Message text={notice.text} />
          </p>
          <Button icon aria-label="Dismiss" onClick={actions.dismissNotice}>
            <Icon of={ClearIcon} />
          </Button>
        </div>
      )}
    </div>
  );
}
