import { useId, useLayoutEffect, useRef, useState } from "react";
import type { Json, TypeView } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Count } from "../../ui/Count.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon, PasteIcon, SortIcon } from "../../ui/icons.ts";
import { Tooltip } from "../../ui/Tooltip.tsx";
import styles from "./Details.module.css";
import { Problem } from "./LineField.tsx";
import { NewValue } from "./NewValue.tsx";
import { PasteList } from "./PasteList.tsx";
import { lineOf, typedFor } from "./typed.ts";
import { ValueRow } from "./ValueRow.tsx";

export interface ValueListProps {
  /** "Values" and "value": the heading, and one of them. */
  readonly label: string;
  readonly one: string;
  readonly values: readonly Json[];
  /** How a value is typed. */
  readonly kind: TypeView["kind"];
  readonly onChange: (values: readonly Json[]) => Promise<string | undefined>;
  /** What is wrong with one of them. */
  readonly wrong?: string | undefined;
  /** Somebody asked for the first one. */
  readonly startsEmpty?: boolean;
}

/** Values that can be written, added, removed, moved by grip or keys, sorted and pasted. */
export function ValueList({ label, one, values, kind, onChange, wrong, startsEmpty = false }: ValueListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isAdding, setAdding] = useState(startsEmpty);
  const [isPasting, setPasting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [dragged, setDragged] = useState<number>();
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const fields = list.current?.querySelectorAll<HTMLInputElement>("input") ?? [];
    fields[Math.min(wanted.current, fields.length - 1)]?.focus();
    wanted.current = undefined;
  });
  const change = async (next: readonly Json[], focus?: number) => {
    wanted.current = focus;
    setProblem(await onChange(next));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= values.length || from === to) return;
    const next = [...values];
    next.splice(to, 0, ...next.splice(from, 1));
    void change(next, to);
  };
  const add = async (text: string) => {
    const typed = typedFor(kind, text);
    if (typed.kind !== "value") return typed.kind === "unfinished" ? typed.message : undefined;
    return onChange([...values, typed.value]);
  };
  const write = async (index: number, text: string) => {
    const typed = typedFor(kind, text);
    if (typed.kind === "unfinished") return typed.message;
    return onChange(typed.kind === "value" ? values.with(index, typed.value) : values.toSpliced(index, 1));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in one line with the buttons.
    <div role="group" aria-labelledby={id} className={styles.values}>
      <div className={styles.tools}>
        <span id={id} className={styles.label}>
          {label} <Count number={values.length} />
        </span>
        <Button small className={styles.add} onClick={() => setAdding(true)}>
          <Icon of={AddIcon} size={14} />
          Add {one}
        </Button>
        {values.length > 1 && (
          <Tooltip label={`Sort the ${one}s`}>
            <Button small icon aria-label={`Sort the ${one}s`} onClick={() => void change(sorted(values))}>
              <Icon of={SortIcon} size={14} />
            </Button>
          </Tooltip>
        )}
        <Tooltip label="Paste a list">
          <Button small icon aria-label="Paste a list" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
            <Icon of={PasteIcon} size={14} />
          </Button>
        </Tooltip>
      </div>
      {isPasting && (
        <PasteList
          onClose={() => setPasting(false)}
          onPaste={(pasted) => void change([...values, ...pasted.filter((value) => !values.includes(value as never))])}
        />
      )}
      <ul ref={list} className={styles.list}>
        {values.slice(0, maxShown).map((value, index) => (
          <ValueRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a value has no other name than its place.
            key={index}
            name={`${one} ${index + 1} of ${values.length}`}
            value={lineOf(kind, value)}
            isDragged={dragged === index}
            onDrag={(isOn) => setDragged(isOn ? index : undefined)}
            onDrop={() => dragged !== undefined && move(dragged, index)}
            onCommit={(text) => write(index, text)}
            onMove={(by) => move(index, index + by)}
            onNew={() => setAdding(true)}
            onRemove={() => void change(values.toSpliced(index, 1), index)}
          />
        ))}
        {values.length > maxShown && (
          <li className={styles.hint}>and {(values.length - maxShown).toLocaleString("en")} more, in the JSON</li>
        )}
        {isAdding && <NewValue one={one} onAdd={add} onClose={() => setAdding(false)} />}
      </ul>
      <Problem text={problem ?? wrong} />
    </div>
  );
}

/** A field a value: thousands of them would keep the page from answering. */
const maxShown = 100;

function sorted(values: readonly Json[]): readonly Json[] {
  const collator = new Intl.Collator("en", { numeric: true });
  return values.toSorted((a, b) => collator.compare(lineOf("text", a), lineOf("text", b)));
}
