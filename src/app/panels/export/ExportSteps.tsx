import type { ExportStep } from "../../../core/index.ts";
import { Message } from "../../ui/Message.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import styles from "./ExportSteps.module.css";

/** The stations of a value, in order, each with what it holds there. */
export function ExportSteps({ steps }: { steps: readonly ExportStep[] }) {
  return (
    <Scroller label="Worker to host" className={styles.scroller}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, code }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>
              <Message text={text} />
            </p>
            {code !== undefined && <pre className={styles.code}>{code}</pre>}
          </li>
        ))}
      </ol>
    </Scroller>
  );
}
