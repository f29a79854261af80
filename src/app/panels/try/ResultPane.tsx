import { lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { count, fromPointer, placesIn, sameJson } from "../../../core/index.ts";
import type { JsonMark } from "../../editor/JsonEditor.tsx";
import { useDraft } from "../../store/panels/arguments.ts";
import { useTry } from "../../store/panels/try.ts";
import { type CallOutcome, type ResultVerdict, typeResult, useCalls } from "../../store/panels/try-call.ts";
import { actions } from "../../store/store.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon, PassIcon, StaleIcon, WireIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import { Tooltip } from "../../ui/Tooltip.tsx";
import { EarlierCalls } from "./EarlierCalls.tsx";
import { goToField } from "./go-to-problem.ts";
import styles from "./TryPanel.module.css";

const JsonEditor = lazy(() => import("../../editor/JsonEditor.tsx"));

/** What the last call gave: sampled from `outputSchema`, or typed by hand. */
export function ResultPane() {
  const key = useTry((state) => state.planned?.subject.key ?? "");
  const hasOutput = useTry((state) => state.planned?.hasOutput ?? false);
  const calls = useCalls(key);
  const [last] = calls;
  const pane = useRef<HTMLElement>(null);
  const called = last?.value;
  const before = useRef(called);
  useEffect(() => {
    if (called !== before.current) pane.current?.scrollIntoView({ block: "nearest" });
    before.current = called;
  }, [called]);
  const tool = useTry((state) => state.planned?.subject.text);
  const isOtherCall = useDraft(key, ({ value }) => last !== undefined && !sameJson(value, last.value));
  if (!last) {
    return (
      <section className={styles.pane} aria-label="Last result">
        <div className={styles.strip}>
          <h3>Last result</h3>
        </div>
        <p className={styles.quiet}>
          Not called yet. A call checks the arguments{hasOutput ? " and samples a result from " : "; without "}
          <code>outputSchema</code>
          {hasOutput ? "." : " the result is a made-up text, yours to change."}
        </p>
      </section>
    );
  }
  const age = isOtherCall ? "From earlier arguments" : last.tool !== tool ? "From an earlier descriptor" : undefined;
  return (
    <section ref={pane} className={styles.pane} aria-label="Last result" data-stale={age !== undefined}>
      <div className={styles.strip}>
        <h3>Last result</h3>
        {age !== undefined && <Badge icon={StaleIcon}>{age}</Badge>}
        <span className={styles.tools}>
          {calls.length > 1 && <EarlierCalls id={key} calls={calls} />}
          <Tooltip label="Show on the wire">
            <Button icon aria-label="Show on the wire" onClick={() => actions.showPanel("wire")}>
              <Icon of={WireIcon} />
            </Button>
          </Tooltip>
        </span>
      </div>
      <Result id={key} outcome={last.outcome} />
    </section>
  );
}

/** More reasons than these are read in the form. */
const maxReasons = 20;

function Result({ id, outcome }: { id: string; outcome: CallOutcome }) {
  const marks = useMemo(() => (outcome.kind === "result" ? marksOf(outcome.text, outcome.judged) : []), [outcome]);
  if (outcome.kind === "refused") {
    return (
      <div className={styles.trouble} role="status">
        <Icon of={ErrorIcon} className={styles.invalid} />
        <div className={styles.refusal}>
          <p>
            <strong>Refused</strong>
            <br />A server answers with an error, because the arguments have {count(outcome.problems.length, "problem")}
            :
          </p>
          <ul className={styles.reasons}>
            {outcome.problems.slice(0, maxReasons).map(({ message, field }) => (
              <li key={message}>
                <button type="button" className={styles.reason} title="Go to it" onClick={() => goToField(field)}>
                  <Message text={message} />
                </button>
              </li>
            ))}
          </ul>
          {outcome.problems.length > maxReasons && <p>{outcome.problems.length - maxReasons} more are like these.</p>}
        </div>
      </div>
    );
  }
  if (outcome.kind === "failed") {
    return (
      <div className={styles.trouble} role="status">
        <Icon of={ErrorIcon} className={styles.invalid} />
        <p>{outcome.message}</p>
      </div>
    );
  }
  return (
    <>
      <Suspense fallback={<pre className={styles.loading}>{outcome.text}</pre>}>
        <JsonEditor
          id={`result ${id}`}
          text={outcome.text}
          label="Result as JSON"
          marks={marks}
          onChange={(text) => void typeResult(text)}
        />
      </Suspense>
      <div role="status">
        <ResultLine judged={outcome.judged} />
      </div>
    </>
  );
}

function ResultLine({ judged }: { judged: ResultVerdict }) {
  if (judged.kind === "unjudged")
    return <p className={styles.quiet}>Accepted. There is no outputSchema to judge a result by.</p>;
  if (judged.kind === "judged" && judged.ok) {
    return (
      <p className={styles.line}>
        <Icon of={PassIcon} className={styles.valid} />
        <span>
          Matches <code>outputSchema</code>
        </span>
      </p>
    );
  }
  const messages = judged.kind === "broken" ? [judged.message] : judged.problems.map(({ message }) => message);
  return messages.map((message) => (
    <div key={message} className={styles.trouble}>
      <Icon of={ErrorIcon} className={styles.invalid} />
      <p>
        <Message text={message} />
      </p>
    </div>
  ));
}

function marksOf(text: string, judged: ResultVerdict): JsonMark[] {
  if (judged.kind === "broken") return [{ offset: judged.offset, length: 1, message: judged.message }];
  if (judged.kind !== "judged") return [];
  const spans = placesIn(
    text,
    judged.problems.map(({ marked }) => fromPointer(marked)),
  );
  return judged.problems.flatMap(({ message }, index) => {
    const span = spans[index];
    return span ? [{ ...span, message }] : [];
  });
}
