import { type ReactNode, useState } from "react";
import type { DesignPage, Json, JsonObject, Row, TypeView } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon } from "../../ui/icons.ts";
import type { DesignActions } from "../actions.ts";
import { TypeMenu } from "../menus/TypeMenu.tsx";
import { DefaultField } from "./DefaultField.tsx";
import styles from "./Details.module.css";
import { Limits } from "./Limits.tsx";
import { Check, LineField } from "./LineField.tsx";
import { shownInDetail } from "./limits.ts";
import { OtherKeywords } from "./OtherKeywords.tsx";
import { refusedIn } from "./refused.ts";
import { TypeParts } from "./TypeParts.tsx";
import { useNotTaken } from "./useNotTaken.ts";
import { ValueList } from "./ValueList.tsx";

interface PartProps {
  readonly row: Row;
  readonly schema: JsonObject;
  readonly actions: DesignActions;
}

interface FieldsProps extends PartProps {
  readonly page: DesignPage | undefined;
  readonly children: ReactNode;
}

/** What has no default: it takes one value, none, or what its definition says. */
const withoutDefault: readonly TypeView["kind"][] = ["constant", "nothing", "shared"];
const withoutNull: readonly TypeView["kind"][] = [...withoutDefault, "null", "any", "tag"];

/** Everything about a schema by labelled fields, and what there is no field for. */
export function Fields({ row, schema, actions, page, children }: FieldsProps) {
  const notTaken = useNotTaken(row, schema, actions);
  const [asksExample, setAsksExample] = useState(false);
  const { kind } = row.type;
  const hasExamples = listOf(schema.examples).length > 0 || asksExample;
  const hidden = shownInDetail(kind);
  const part = { row, schema, actions };
  return (
    <>
      <PhoneFields {...part} page={page} />
      <div className={styles.row}>
        {kind === "values" && <EnumValues {...part} />}
        <Limits {...part} />
        <TypeParts {...part} />
        {!withoutDefault.includes(kind) && <DefaultField {...part} wrong={notTaken.default} />}
        {!withoutNull.includes(kind) && <AlsoNull {...part} />}
        <Title {...part} />
      </div>
      {hasExamples && <Examples {...part} wrong={notTaken.examples} />}
      <OtherKeywords other={row.other.filter(([name]) => !hidden.has(name))}>
        <Deprecated {...part} />
        {!hasExamples && !withoutDefault.includes(kind) && (
          <Button onClick={() => setAsksExample(true)}>
            <Icon of={AddIcon} />
            Add example
          </Button>
        )}
        {children}
      </OtherKeywords>
    </>
  );
}

function write({ row, actions }: PartProps, keyword: string, value: Json | undefined): Promise<string | undefined> {
  return refusedIn(actions.edit({ verb: "keyword", path: row.path, keyword, value }));
}

/** What a wide row shows in its own line. */
function PhoneFields({ page, ...part }: PartProps & { readonly page: DesignPage | undefined }) {
  const { row, actions } = part;
  return (
    <div className={styles.phone}>
      {row.kind !== "root" && (
        <div className={styles.wide}>
          <span className={styles.label}>Type</span>
          <TypeMenu row={row} actions={actions} page={page} className={styles.type} />
        </div>
      )}
      <LineField
        label="Description"
        wide
        value={row.description ?? ""}
        onCommit={(text) => write(part, "description", text === "" ? undefined : text)}
      />
      {row.required !== undefined && (
        <Check
          label="Required"
          checked={row.required}
          onChange={(required) => void actions.edit({ verb: "require", path: row.path, required })}
        />
      )}
    </div>
  );
}

/** Null is the box beside the list: it stays where it stood. */
function EnumValues({ row, schema, actions }: PartProps) {
  const values = listOf(schema.enum);
  const at = values.indexOf(null);
  return (
    <ValueList
      label="Values"
      one="value"
      values={values.filter((value) => value !== null)}
      kind={kindOf(values)}
      onChange={(next) =>
        refusedIn(
          actions.edit({
            verb: "values",
            path: row.path,
            keyword: "enum",
            values: at < 0 ? next : at === values.length - 1 ? [...next, null] : next.toSpliced(at, 0, null),
          }),
        )
      }
    />
  );
}

function Examples({ row, schema, actions, wrong }: PartProps & { readonly wrong: string | undefined }) {
  const examples = listOf(schema.examples);
  return (
    <ValueList
      label="Examples"
      one="example"
      values={examples}
      startsEmpty={examples.length === 0}
      kind={row.type.kind === "values" ? kindOf(listOf(schema.enum)) : row.type.kind}
      onChange={(values) => refusedIn(actions.edit({ verb: "values", path: row.path, keyword: "examples", values }))}
      wrong={wrong}
    />
  );
}

function AlsoNull({ row, actions }: PartProps) {
  return (
    <div className={styles.part}>
      <span className={styles.label}>Also takes</span>
      <Check
        label="null"
        mono
        checked={row.type.nullable}
        onChange={(nullable) => void actions.edit({ verb: "nullable", path: row.path, nullable })}
      />
    </div>
  );
}

function Title(part: PartProps) {
  return (
    <LineField
      label="Title"
      wide
      keyword="title"
      placeholder="Not set: clients show the name"
      value={part.row.title ?? ""}
      onCommit={(text) => write(part, "title", text === "" ? undefined : text)}
    />
  );
}

function Deprecated(part: PartProps) {
  return (
    <Check
      label="Deprecated"
      keyword="deprecated"
      checked={part.schema.deprecated === true}
      onChange={(isOn) => void write(part, "deprecated", isOn || undefined)}
    />
  );
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Values that are all text are typed as text. */
function kindOf(values: readonly Json[]): TypeView["kind"] {
  return values.every((value) => typeof value === "string" || value === null) ? "text" : "any";
}
