import { isObject, type Json, type JsonObject, type Row, type TypeChoice, valueAt } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddIcon } from "../../ui/icons.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import type { DesignActions } from "../actions.ts";
import styles from "./Details.module.css";
import { Check, LineField } from "./LineField.tsx";
import { refusedIn } from "./refused.ts";
import { Select } from "./Select.tsx";
import { typedFor } from "./typed.ts";

interface PartProps {
  readonly row: Row;
  readonly schema: JsonObject;
  readonly actions: DesignActions;
}

/** What only one type has, besides its limits. */
export function TypeParts(props: PartProps) {
  switch (props.row.type.kind) {
    case "text":
      return <Format {...props} />;
    case "integer":
    case "number":
      return <WholeNumbers {...props} />;
    case "list":
      return (
        <>
          <Inner {...props} label="Each is" keyword="items" />
          <NoRepeats {...props} />
        </>
      );
    case "tuple":
      return <NoRepeats {...props} />;
    case "map":
      return <Inner {...props} label="Values are" keyword="additionalProperties" />;
    case "object":
    case "tag":
      return <OtherNames {...props} />;
    case "union":
      return <Branches {...props} />;
    case "constant":
      return <Constant {...props} />;
    default:
      return null;
  }
}

const formats = [
  ...["date", "time", "date-time", "duration", "email", "uri", "uuid", "hostname", "ipv4", "ipv6", "regex"],
  ...["uri-reference", "uri-template", "json-pointer", "iri", "idn-email", "idn-hostname"],
];

function Format({ row, schema, actions }: PartProps) {
  const found = typeof schema.format === "string" ? schema.format : "";
  const known = found === "" || formats.includes(found) ? formats : [...formats, found];
  return (
    <div className={styles.part}>
      <Select
        label="Format"
        keyword="format"
        value={found}
        options={[{ value: "", label: "Not set" }, ...known.map((value) => ({ value, label: value }))]}
        onChange={(value) =>
          void actions.edit({ verb: "keyword", path: row.path, keyword: "format", value: value || undefined })
        }
      />
    </div>
  );
}

function WholeNumbers({ row, actions }: PartProps) {
  return (
    <Check
      label="Whole numbers only"
      checked={row.type.kind === "integer"}
      onChange={(isWhole) =>
        void actions.edit({ verb: "type", path: row.path, to: { to: isWhole ? "integer" : "number" } })
      }
    />
  );
}

function NoRepeats({ row, schema, actions }: PartProps) {
  return (
    <Check
      label="No repeats"
      keyword="uniqueItems"
      checked={schema.uniqueItems === true}
      onChange={(isOn) =>
        void actions.edit({ verb: "keyword", path: row.path, keyword: "uniqueItems", value: isOn || undefined })
      }
    />
  );
}

const innerKinds = [
  { value: "text", label: "text" },
  { value: "integer", label: "integer" },
  { value: "number", label: "number" },
  { value: "boolean", label: "true or false" },
  { value: "object", label: "object" },
  { value: "list", label: "list of text" },
  { value: "any", label: "any JSON" },
] as const;

/** The type of the elements of a list, or of the values of a map; its own row has the rest. */
function Inner({ row, schema, actions, label, keyword }: PartProps & { label: string; keyword: string }) {
  const of = row.type.kind === "list" || row.type.kind === "map" ? row.type.of : undefined;
  const found = innerKinds.find(({ value }) => value === (of?.kind ?? "any"))?.value ?? "";
  const choose = (to: string) => {
    const path = [...row.path, keyword];
    const isThere = isObject(valueAt(schema, [keyword])) || typeof valueAt(schema, [keyword]) === "boolean";
    if (to === "") return;
    if (isThere) void actions.edit({ verb: "type", path, to: { to } as TypeChoice });
    else void actions.edit({ verb: "keyword", path: row.path, keyword, value: { type: "string" } });
  };
  return (
    <div className={styles.part}>
      <Select
        label={label}
        keyword={keyword}
        value={found}
        options={[...(found === "" ? [{ value: "" as const, label: "something else" }] : []), ...innerKinds]}
        onChange={choose}
      />
    </div>
  );
}

/** What members without a row of their own may be. */
function OtherNames({ row, schema, actions }: PartProps) {
  const found = schema.additionalProperties;
  const value = found === false ? "refused" : isObject(found) ? "typed" : "allowed";
  const written: Readonly<Record<typeof value, Json | undefined>> = {
    refused: false,
    allowed: undefined,
    typed: { type: "string" },
  };
  return (
    <div className={styles.firm}>
      <span className={styles.label}>Other names</span>
      <Segmented
        label="Other names"
        value={value}
        options={[
          { value: "refused", label: "refused" },
          { value: "allowed", label: "allowed" },
          { value: "typed", label: "typed" },
        ]}
        onChange={(chosen) =>
          chosen !== value &&
          void actions.edit({
            verb: "keyword",
            path: row.path,
            keyword: "additionalProperties",
            value: written[chosen],
          })
        }
      />
    </div>
  );
}

function Branches({ row, schema, actions }: PartProps) {
  const tag = row.chips.find(({ code }) => code === "tag");
  return (
    <>
      <LineField
        label="Told apart by"
        mono
        value={tag?.code === "tag" ? tag.text : ""}
        placeholder="Such as kind"
        onCommit={(by) => refusedIn(actions.edit({ verb: "tell-apart", path: row.path, by: by.trim() }))}
      />
      <div className={styles.firm}>
        <span className={styles.label}>Matches</span>
        <Segmented
          label="Matches"
          value={Array.isArray(schema.oneOf) ? "oneOf" : "anyOf"}
          options={[
            { value: "oneOf", label: "exactly one" },
            { value: "anyOf", label: "at least one" },
          ]}
          onChange={(keyword) => void actions.edit({ verb: "union-kind", path: row.path, keyword })}
        />
      </div>
      <Button look="outlined" onClick={() => void actions.edit({ verb: "add-branch", path: row.path })}>
        <Icon of={AddIcon} />
        Add branch
      </Button>
    </>
  );
}

/** The one value: text as it is, all else as JSON. */
function Constant({ row, schema, actions }: PartProps) {
  const value = schema.const as Json;
  const kind = typeof value === "string" ? "text" : "any";
  return (
    <LineField
      label="Always"
      mono
      keyword="const"
      value={typeof value === "string" ? value : JSON.stringify(value)}
      onCommit={async (text) => {
        const typed = typedFor(kind, text);
        if (typed.kind === "unfinished") return typed.message;
        const written = typed.kind === "value" ? typed.value : undefined;
        return refusedIn(actions.edit({ verb: "keyword", path: row.path, keyword: "const", value: written }));
      }}
    />
  );
}
