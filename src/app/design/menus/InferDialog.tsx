import { useEffect, useId, useMemo, useState } from "react";
import {
  type Consequence,
  chipInWords,
  consequenceInWords,
  count,
  type DesignEdit,
  designPage,
  inferSchema,
  isObject,
  type Json,
  nameInWords,
  type Path,
  type Row,
  readExamples,
  refusalInWords,
  shownFault,
  typeInWords,
} from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ErrorIcon } from "../../ui/icons.ts";
import { Message } from "../../ui/Message.tsx";
import type { DesignActions } from "../actions.ts";
import styles from "./Menus.module.css";
import { Panel } from "./Panel.tsx";

export interface InferDialogProps {
  /** The schema that gets the fields, or becomes what the examples are. */
  readonly path: Path;
  readonly onClose: () => void;
  readonly actions: DesignActions;
  /** What comes of it: more fields for an object, or another type. */
  readonly wants?: "fields" | "value";
  /** An example that is there already. */
  readonly start?: string;
}

type Inferred =
  | { readonly kind: "nothing" }
  | { readonly kind: "problem"; readonly text: string }
  | { readonly kind: "schema"; readonly schema: Json; readonly rows: readonly Row[]; readonly examples: number };

/** Fields from pasted examples: what they tell is shown first, then added. */
export function InferDialog({ path, onClose, actions, wants = "fields", start = "" }: InferDialogProps) {
  const [text, setText] = useState(start);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const inferred = useMemo(() => inferredFrom(text, wants), [text, wants]);
  const besides = useBesides(path, inferred, actions);
  const problem = refused ?? (inferred.kind === "problem" ? inferred.text : undefined);
  const apply = async () => {
    if (inferred.kind !== "schema") return;
    const refusal = await actions.edit({ verb: "infer", path, schema: inferred.schema });
    if (refusal) setRefused(refusalInWords(refusal));
    else onClose();
  };
  return (
    <Panel title={wants === "fields" ? "Fields from an example" : "Type from an example"} onClose={onClose}>
      <div className={styles.form}>
        <label htmlFor={id} className={styles.caption}>
          One JSON example, or several below each other
        </label>
        <textarea
          id={id}
          className={styles.area}
          rows={7}
          spellCheck={false}
          autoCapitalize="off"
          placeholder={'{ "query": "open bugs", "limit": 20 }'}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-said`}
          onChange={(event) => {
            setRefused(undefined);
            setText(event.currentTarget.value);
          }}
        />
        <div id={`${id}-said`} role="status" className={styles.said}>
          {problem !== undefined && (
            <p className={styles.problem}>
              <Icon of={ErrorIcon} size={14} />
              <span>
                <Message text={problem} />
              </span>
            </p>
          )}
          {inferred.kind === "schema" && <Preview inferred={inferred} wants={wants} />}
          {besides.map((one) => (
            <p key={one.code}>
              <Message text={consequenceInWords(one)} />
            </p>
          ))}
        </div>
        <div className={styles.buttons}>
          <Button
            look="filled"
            disabledBecause={inferred.kind === "schema" ? undefined : "Paste an example first"}
            onClick={() => void apply()}
          >
            {wants === "value" ? "Use this type" : addition(inferred, besides)}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function addition(inferred: Inferred, besides: readonly Consequence[]): string {
  if (inferred.kind !== "schema") return "Add fields";
  const known = besides.find(({ code }) => code === "left-alone");
  const fields = inferred.rows.filter(({ level }) => level === 1).length;
  return `Add ${count(fields - (known?.code === "left-alone" ? known.names.length : 0), "field")}`;
}

/** What the edit does besides, such as which fields are there already. */
function useBesides(path: Path, inferred: Inferred, actions: DesignActions): readonly Consequence[] {
  const [besides, setBesides] = useState<readonly Consequence[]>([]);
  const edit =
    inferred.kind === "schema" ? JSON.stringify({ verb: "infer", path, schema: inferred.schema }) : undefined;
  useEffect(() => {
    let isThere = true;
    if (edit === undefined) setBesides([]);
    else
      void actions.preview(JSON.parse(edit) as DesignEdit).then((result) => {
        if (isThere) setBesides("refusal" in result ? [] : result.consequences);
      });
    return () => {
      isThere = false;
    };
  }, [edit, actions]);
  return besides;
}

const maxRows = 40;

function Preview({ inferred, wants }: { inferred: Inferred & { readonly kind: "schema" }; wants: "fields" | "value" }) {
  const { rows, examples } = inferred;
  return (
    <>
      <p>
        {wants === "value" && rows[0] ? `${typeInWords(rows[0].type)}, from ` : "From "}
        {count(examples, "example")}:
      </p>
      <ul className={styles.preview}>
        {rows.slice(0, maxRows).map((row) => (
          <li key={row.id} style={{ paddingInlineStart: `${(row.level - 1) * 16}px` }}>
            <code>{nameInWords(row)}</code>
            <span>{[typeInWords(row.type), ...row.chips.map(chipInWords)].join(", ")}</span>
            {row.required && <span className={styles.required}>required</span>}
          </li>
        ))}
        {rows.length > maxRows && <li className={styles.more}>and {rows.length - maxRows} more</li>}
      </ul>
    </>
  );
}

/** What the examples say, as the rows that would be there. */
function inferredFrom(text: string, wants: "fields" | "value"): Inferred {
  const read = readExamples(text, wants);
  if (read.kind === "nothing") return read;
  if (read.kind === "fault") {
    const { message, at } = shownFault(text, read.fault);
    return { kind: "problem", text: `Line ${at.line}, column ${at.column}: ${message}` };
  }
  const schema = inferSchema(read.examples);
  if (wants === "fields" && !(isObject(schema) && isObject(schema.properties)))
    return { kind: "problem", text: "Fields come from an object: start the example with `{`" };
  const shown = wants === "fields" ? schema : { type: "object", properties: { value: schema } };
  const [input] = designPage({ inputSchema: shown }, { isOpen: () => true }).sections;
  return { kind: "schema", schema, rows: input?.rows ?? [], examples: read.examples.length };
}
