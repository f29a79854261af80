import { type Json, type JsonObject, type Row, typedNumber } from "../../../core/index.ts";
import type { DesignActions } from "../actions.ts";
import { LineField } from "./LineField.tsx";
import { type Limit, limitsOf } from "./limits.ts";
import { refusedIn } from "./refused.ts";

/** The limits of the type, a field each. */
export function Limits({ row, schema, actions }: { row: Row; schema: JsonObject; actions: DesignActions }) {
  return (limitsOf[row.type.kind] ?? []).map((limit) => (
    <LimitField key={limit.keyword} limit={limit} row={row} schema={schema} actions={actions} />
  ));
}

interface LimitFieldProps {
  limit: Limit;
  row: Row;
  schema: JsonObject;
  actions: DesignActions;
}

function LimitField({ limit: { keyword, label, takes, wide = false }, row, schema, actions }: LimitFieldProps) {
  const value = Object.hasOwn(schema, keyword) ? (schema[keyword] as Json) : undefined;
  const write = (written: Json | undefined) =>
    refusedIn(actions.edit({ verb: "keyword", path: row.path, keyword, value: written }));
  const commit = async (text: string) => {
    if (takes === "text") return write(text === "" ? undefined : text);
    const typed = typedNumber(text);
    if (typed.kind === "unfinished") return typed.message;
    if (typed.kind === "nothing") return write(undefined);
    const isCount = typeof typed.value === "number" && Number.isInteger(typed.value) && typed.value >= 0;
    return takes === "count" && !isCount ? "A whole number from 0 on" : write(typed.value);
  };
  return (
    <LineField
      label={label}
      value={value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value)}
      onCommit={commit}
      keyword={keyword}
      mono={takes === "text"}
      wide={wide}
      inputMode={takes === "text" ? undefined : takes === "count" ? "numeric" : "decimal"}
    />
  );
}
