import type { Json, JsonObject, Row } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ClearIcon } from "../../ui/icons.ts";
import type { DesignActions } from "../actions.ts";
import styles from "./Details.module.css";
import { LineField, Problem } from "./LineField.tsx";
import { refusedIn } from "./refused.ts";
import { Select } from "./Select.tsx";
import { lineOf, typedFor } from "./typed.ts";

export interface DefaultFieldProps {
  readonly row: Row;
  readonly schema: JsonObject;
  readonly actions: DesignActions;
  /** Why the default that stands in the text is refused by its own schema. */
  readonly wrong: string | undefined;
}

/** What is used where nothing is sent: chosen where there are only a few values, else typed. */
export function DefaultField({ row, schema, actions, wrong }: DefaultFieldProps) {
  const value = Object.hasOwn(schema, "default") ? (schema.default as Json) : undefined;
  const write = (written: Json | undefined) =>
    refusedIn(actions.edit({ verb: "keyword", path: row.path, keyword: "default", value: written }));
  const { type } = row;
  const choices: readonly Json[] | undefined =
    type.kind === "boolean" ? [true, false] : type.kind === "values" ? type.values : undefined;
  if (choices) {
    const all = [...choices, ...(type.nullable ? [null] : [])];
    const known = value === undefined || all.some((one) => JSON.stringify(one) === JSON.stringify(value));
    const options = [...all, ...(known ? [] : [value as Json])].map((one) => ({
      value: JSON.stringify(one),
      label: lineOf("text", one),
    }));
    return (
      <div className={styles.part}>
        <Select
          label="Default"
          keyword="default"
          value={value === undefined ? "" : JSON.stringify(value)}
          options={[{ value: "", label: "Not set" }, ...options]}
          onChange={(chosen) => void write(chosen === "" ? undefined : (JSON.parse(chosen) as Json))}
        />
        <Problem text={wrong} />
      </div>
    );
  }
  return (
    <LineField
      label="Default"
      value={value === null ? "" : lineOf(type.kind, value)}
      placeholder={value === null ? "null" : value === "" ? "empty text" : "Not set"}
      mono={type.kind !== "text"}
      wrong={wrong}
      keyword="default"
      onCommit={async (text) => {
        const typed = typedFor(type.kind, text);
        if (typed.kind === "unfinished") return typed.message;
        return write(typed.kind === "value" ? typed.value : undefined);
      }}
    >
      {value === undefined ? (
        <Button look="outlined" aria-label="Use null as the default" onClick={() => void write(null)}>
          Use null
        </Button>
      ) : (
        <Button small icon aria-label="Remove the default" onClick={() => void write(undefined)}>
          <Icon of={ClearIcon} size={14} />
        </Button>
      )}
    </LineField>
  );
}
