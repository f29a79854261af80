import { isPlan, type NoForm, noFormInWords } from "../../../core/index.ts";
import { ToolForm } from "../../form/ToolForm.tsx";
import { useDraft } from "../../store/panels/arguments.ts";
import { useTry } from "../../store/panels/try.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorBoundary } from "../../ui/ErrorBoundary.tsx";
import { InfoIcon, PassIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import styles from "./TryPanel.module.css";

/** The arguments as fields, or why there are none. */
export function FormPane() {
  const planned = useTry((state) => state.planned);
  const key = planned?.subject.key ?? "";
  const broken = useDraft(key, (draft) => draft.broken);
  if (!planned) return null;
  const { plan } = planned;
  const root = isPlan(plan) ? plan.nodes[plan.root] : undefined;
  const isBare =
    root?.kind === "object" && root.members.length + root.variants.length === 0 && root.entries === undefined;
  return (
    <Scroller label="Form" className={styles.formPane}>
      <div className={styles.strip}>
        <h3>Form</h3>
      </div>
      {broken && (
        <p className={styles.hold} role="status">
          The form waits until the JSON can be read again: line {broken.at.line}, column {broken.at.column}.
        </p>
      )}
      {!isPlan(plan) ? (
        <EmptyState
          icon={InfoIcon}
          title={tooBig.has(plan.code) ? "Too big for a form" : "No form for this schema"}
          fact={<Message text={noFormInWords(plan)} />}
        />
      ) : isBare ? (
        <EmptyState icon={PassIcon} tone="ok" title="No arguments" fact="The tool takes none: call it as it is." />
      ) : (
        <div inert={broken !== null} className={broken ? styles.waiting : undefined}>
          <ErrorBoundary name="The form">
            <ToolForm plan={plan} callKey={key} />
          </ErrorBoundary>
        </div>
      )}
    </Scroller>
  );
}

const tooBig: ReadonlySet<NoForm["code"]> = new Set(["too-many-parts", "too-many-fields"]);
