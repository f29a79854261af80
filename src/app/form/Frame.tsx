import { type ReactNode, useState } from "react";
import { type Json, plural, toPointer, valueLabel } from "../../core/index.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ErrorIcon } from "../ui/icons.ts";
import { Message } from "../ui/Message.tsx";
import { type FieldProblem, type Given, type Placement, useField, useProblems } from "./context.ts";
import styles from "./Frame.module.css";
import { StateChoice } from "./StateChoice.tsx";

export interface FrameProps {
  readonly field: Placement;
  /** Of the control that the name labels; without one the frame is a group. */
  readonly id: string;
  readonly given: Given;
  readonly onState: (state: "omit" | "null" | "value") => void;
  readonly onUse: (value: Json) => void;
  readonly grouped?: boolean;
  readonly children: ReactNode;
}

/** Name, type and state above a control; what the schema says and what is wrong below it. */
export function Frame({ field, id, given, onState, onUse, grouped = false, children }: FrameProps) {
  const plan = useField(field.node);
  const problems = useProblems(field.path);
  const isLacking = (problem: FieldProblem) => field.required && problem.keyword === "required" && !problem.repair;
  // The head of the field says it, or that of the union around it.
  const isToldAbove = field.shape === undefined || field.shape === "branch";
  const lacking = isToldAbove ? problems.filter(isLacking) : [];
  const listed = problems.filter((problem) => !lacking.includes(problem));
  // Once a sentence stood here, its line stays: what is below does not move with every key.
  const [needsRoom, setNeedsRoom] = useState(false);
  if (listed.length > 0 && !needsRoom) setNeedsRoom(true);
  const name = <span className={styles.name}>{field.name}</span>;
  const head = (
    <div className={styles.head} data-part="head">
      {grouped ? (
        <span id={`${id}-name`} className={styles.label}>
          {name}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {name}
        </label>
      )}
      <span className={styles.words} id={`${id}-words`}>
        {besideName(plan.words, field.name)}
        {plan.deprecated && ", deprecated"}
      </span>
      {field.shape === undefined && (
        <StateChoice
          name={field.name}
          required={field.required}
          isMissing={lacking.length > 0}
          nullable={plan.nullable}
          given={given}
          onState={onState}
        />
      )}
    </div>
  );
  const about = <About plan={plan} name={field.name} id={id} given={given} onUse={onUse} />;
  return (
    <div
      className={styles.field}
      data-field={toPointer(field.path)}
      data-wrong={problems.length > 0 || undefined}
      {...(grouped && { role: "group", "aria-labelledby": `${id}-name`, "aria-describedby": `${id}-problem` })}
    >
      {head}
      {holds.includes(plan.kind) && about}
      {children}
      <div id={`${id}-problem`} className={styles.problems} data-room={needsRoom || undefined}>
        {lacking.map(({ message }) => (
          <p key={message} className="visually-hidden">
            <Message text={message} />
          </p>
        ))}
        {listed.map((problem) => (
          <p key={problem.message} className={styles.problem}>
            <Icon of={ErrorIcon} size={14} />
            <span>
              <Message text={problem.message} />
            </span>
            {problem.repair && (
              <Button small look="outlined" onClick={problem.repair.run}>
                {problem.repair.label}
              </Button>
            )}
          </p>
        ))}
      </div>
      {!holds.includes(plan.kind) && about}
    </div>
  );
}

/** A kind of value is called by its type: that is said once. */
function besideName(words: string, name: string): string {
  return words === name || words.startsWith(`${name}, `) ? words.slice(name.length + 2) : words;
}

/** What is said of many fields comes before them, what is said of one after it. */
const holds: readonly string[] = ["object", "list", "tuple", "union"];

interface AboutProps {
  plan: ReturnType<typeof useField>;
  name: string;
  id: string;
  given: Given;
  onUse: (value: Json) => void;
}

/** What the model is told, too. */
function About(props: AboutProps) {
  const { description, default: fallback, examples, notes } = props.plan;
  // A kind of value is called by its title: that is said once, too.
  const title = props.plan.title === props.name ? undefined : props.plan.title;
  if (!title && !description && fallback === undefined && examples.length === 0 && notes.length === 0) return null;
  return (
    <div className={styles.about} id={`${props.id}-about`}>
      {title && <p className={styles.title}>{title}</p>}
      {description && <p className={styles.description}>{description}</p>}
      {notes.map((note) => (
        <p key={note}>
          <Message text={note} />
        </p>
      ))}
      {fallback !== undefined && (
        <p className={styles.given}>
          default: <code>{short(fallback)}</code>
          {props.given === "omitted" && (
            <Button small onClick={() => props.onUse(fallback)}>
              Use default
            </Button>
          )}
        </p>
      )}
      {examples.length > 0 && (
        <p className={styles.given}>
          {plural(examples.length, "example")}:
          {examples.map((example) => (
            <Button
              small
              key={JSON.stringify(example)}
              className={styles.example}
              title="Use this example"
              onClick={() => props.onUse(example)}
            >
              {short(example)}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

function short(value: Json): string {
  const label = valueLabel(value);
  return label.length > 60 ? `${label.slice(0, 59)}…` : label;
}
