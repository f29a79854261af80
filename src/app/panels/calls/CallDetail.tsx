import type { ServedCall } from "../../store/served/call.ts";
import { goToField, openCall, saveCallAsCase } from "../../store/served/call-actions.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { CodeView } from "../../ui/CodeView.tsx";
import { ErrorIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "./CallsPanel.module.css";
import { alike } from "./words.ts";

/** What was asked and answered, and what can be done about a call that was refused. */
export function CallDetail({ call, calls }: { call: ServedCall; calls: readonly ServedCall[] }) {
  const [first] = call.problems ?? [];
  const isCall = call.method === "tools/call";
  return (
    <div className={styles.detail}>
      <div className={styles.panes}>
        <section aria-label="Arguments">
          <div className={styles.head}>
            <strong>Arguments</strong>
            {isCall && <Button onClick={() => openCall(call, "try")}>Open in Try</Button>}
          </div>
          <CodeView text={JSON.stringify(call.arguments ?? {}, null, 2)} />
        </section>
        <section aria-label="Answer">
          <div className={styles.head}>
            <span className={styles.what}>
              <strong>Answer</strong>
              {(call.verdict === "refused" || call.verdict === "tool-error") && (
                <Badge icon={ErrorIcon} tone="error">
                  isError
                </Badge>
              )}
            </span>
            {isCall && <Button onClick={() => openCall(call, "wire")}>Show on the wire</Button>}
          </div>
          <CodeView text={JSON.stringify(call.answer ?? {}, null, 2)} />
        </section>
      </div>
      {isCall && (
        <div className={styles.problems} data-bad={first !== undefined}>
          <div>
            {(call.problems ?? []).map(({ path, keyword, message }) => (
              <p key={`${path} ${keyword} ${message}`}>
                <Message text={message} />
              </p>
            ))}
            {first && <p className={styles.alike}>{alike(calls, call)}</p>}
            {(call.warnings ?? []).map((warning) => (
              <p key={warning}>
                <Message text={warning} />
              </p>
            ))}
          </div>
          {first && (
            <Button look="outlined" onClick={() => goToField(call, first)}>
              Go to field
            </Button>
          )}
          <Button look="outlined" onClick={() => saveCallAsCase(call)}>
            Save as case
          </Button>
        </div>
      )}
    </div>
  );
}
