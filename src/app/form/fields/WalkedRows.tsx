import WalkedArray from "@rjsf/core/lib/components/fields/ArrayField.js";
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from "@rjsf/utils";
import { cloneElement, type ReactElement, type Ref } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ClearIcon } from "../../ui/icons.ts";
import { type Host, type Placement, useForm } from "../context.ts";
import { nothing } from "../Field.tsx";
import { hostedElements } from "../hosted.ts";
import styles from "./Nested.module.css";

/** How a row is framed that can be removed. */
interface Frame {
  readonly name: (index: number) => string;
  readonly remove: (index: number) => void;
  /** Of the last row, for the focus. */
  readonly last: Ref<HTMLDivElement>;
}

export interface RowsProps {
  readonly rows: readonly Placement[];
  readonly host: Host;
  /** Which rows can be removed one by one. */
  readonly frame?: Frame & { readonly from: number };
}

/** The elements of a list or a tuple, which the host walks. It is told how many there are, and of no value. */
export function WalkedRows({ rows, host, frame }: RowsProps) {
  const { plan } = useForm();
  if (rows.length === 0) return null;
  const { schema, uiSchema } = hostedElements(plan, rows);
  return (
    <WalkedArray<null>
      schema={schema}
      uiSchema={{ ...uiSchema, "ui:options": { frame } }}
      name=""
      fieldPathId={host.place}
      registry={host.registry}
      formData={rows.map(() => null)}
      onChange={nothing}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
}

/** By their places: the host gives every row another key as soon as there is one more, and all of them would lose the focus. */
export function RowsTemplate({ items }: ArrayFieldTemplateProps) {
  return indexes(0, items.length).map((place) => cloneElement(items[place] as ReactElement, { key: place }));
}

/** An element of a list, and the way to remove it. */
export function RowTemplate({ children, index, totalItems, parentUiSchema }: ArrayFieldItemTemplateProps) {
  const { frame } = (parentUiSchema?.["ui:options"] ?? {}) as { readonly frame?: RowsProps["frame"] };
  if (!frame || index < frame.from) return children;
  return (
    <div ref={index === totalItems - 1 ? frame.last : undefined} className={styles.row}>
      {children}
      <Button icon aria-label={`Remove ${frame.name(index)}`} onClick={() => frame.remove(index)}>
        <Icon of={ClearIcon} size={14} />
      </Button>
    </div>
  );
}

/** Whole numbers from one up to before another. */
export function indexes(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, row) => from + row);
}
