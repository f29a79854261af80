import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type Diagnostic, radiusWords } from "../../core/index.ts";
import { action } from "../actions/actions.ts";
import { keyText, matches } from "../actions/keys.ts";
import { actions, store, useApp } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { QuickFixIcon } from "../ui/icons.ts";
import { Kbd } from "../ui/Kbd.tsx";
import { lowerFirst, Message } from "../ui/Message.tsx";
import { SeverityIcon } from "../ui/Severity.tsx";
import { type Editor, monaco } from "./monaco.ts";
import styles from "./ProblemCard.module.css";
import { linesOf } from "./preview.ts";
import { watchProblems } from "./watch-problems.ts";

/** The problem under the pointer, or the one that F8 went to: what, why, and its repair, under the line. */
export function ProblemCard({ editor }: { editor: Editor }) {
  const [problem, setProblem] = useState<Diagnostic | null>(null);
  const [place] = useState(() => {
    const node = document.createElement("div");
    node.className = styles.place ?? "";
    return node;
  });
  useEffect(() => watchProblems(editor, place, setProblem), [editor, place]);
  useEffect(() => {
    if (!problem) return;
    const widget: monaco.editor.IContentWidget = {
      getId: () => "toolwright.problem",
      getDomNode: () => place,
      getPosition: () => ({
        position: { lineNumber: problem.range.start.line, column: problem.range.start.column },
        preference: [
          monaco.editor.ContentWidgetPositionPreference.BELOW,
          monaco.editor.ContentWidgetPositionPreference.ABOVE,
        ],
      }),
      allowEditorOverflow: true,
    };
    editor.addContentWidget(widget);
    return () => editor.removeContentWidget(widget);
  }, [editor, place, problem]);
  if (!problem) return null;
  return createPortal(<Card problem={problem} editor={editor} close={() => setProblem(null)} />, place);
}

function Card({ problem, editor, close }: { problem: Diagnostic; editor: Editor; close: () => void }) {
  const rule = useApp(({ rules }) => rules.find(({ id }) => id === problem.rule));
  const { fix } = problem;
  const preview = fix && linesOf(store.getState().text, fix.edits);
  useEffect(() => {
    // The editor places the card before React has filled it: tell it the size.
    editor.layoutContentWidget({ getId: () => "toolwright.problem" } as monaco.editor.IContentWidget);
  }, [editor]);
  const run = () => {
    if (!fix) return;
    close();
    actions.applyFix(fix);
    editor.focus();
  };
  const latest = useRef(run);
  latest.current = run;
  const canRun = fix !== undefined;
  useEffect(() => {
    if (!canRun) return;
    // As the card promises, also where there are other repairs: without it the key lists them.
    const keys = editor.onKeyDown(({ browserEvent }) => {
      if (!matches("mod+.", browserEvent)) return;
      browserEvent.preventDefault();
      browserEvent.stopPropagation();
      latest.current();
    });
    return () => keys.dispose();
  }, [editor, canRun]);
  return (
    <div className={styles.card} role="dialog" aria-label="Problem">
      <div className={styles.body}>
        <p className={styles.message}>
          <SeverityIcon of={problem.severity} />
          <span>
            <Message text={problem.message} />
          </span>
        </p>
        <p className={styles.meta}>
          <button type="button" className={styles.rule} onClick={() => actions.showRule(problem.rule)}>
            {problem.rule}
          </button>
          <span>{radiusWords[problem.radius]}</span>
        </p>
        {rule && (
          <p className={styles.why}>
            <b>Why</b> <Message text={rule.why} />
          </p>
        )}
        {preview && (
          <div className={styles.diff}>
            <pre className={styles.before}>- {preview.before}</pre>
            <pre className={styles.after}>+ {preview.after}</pre>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        {fix && (
          <Button look="filled" onClick={run}>
            <Icon of={QuickFixIcon} />
            <span className={styles.plain}>
              Quick fix: <Message text={lowerFirst(fix.title)} />
            </span>
            <span className={styles.keys}>{keyText("mod+.")}</span>
          </Button>
        )}
        <Button className={styles.next} onClick={action("next-problem").run}>
          Next problem <Kbd keys={["F8"]} />
        </Button>
      </div>
    </div>
  );
}
