import type { LucideIcon } from "lucide-react";
import {
  choiceInWords,
  count,
  type DesignEdit,
  type DesignPage,
  type Row,
  type TypeChoice,
} from "../../../core/index.ts";
import {
  AnyTypeIcon,
  BooleanTypeIcon,
  ListTypeIcon,
  MapTypeIcon,
  NumberTypeIcon,
  ObjectTypeIcon,
  RecursiveIcon,
  SharedIcon,
  TextTypeIcon,
  UnionTypeIcon,
  ValuesTypeIcon,
} from "../../ui/icons.ts";

/** One line of the type menu, and the edit that it stands for. */
export interface TypeOption {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly icon: LucideIcon;
  readonly edit: DesignEdit;
  readonly isCurrent: boolean;
}

export interface TypeGroup {
  /** Its heading; the list of the library calls it so. */
  readonly value: string;
  readonly items: readonly TypeOption[];
}

const formats = ["date", "date-time", "time", "email", "uri", "uuid"];
const simple: readonly (readonly [
  TypeChoice["to"] & ("text" | "integer" | "number" | "boolean" | "values" | "constant"),
  LucideIcon,
  note?: string,
])[] = [
  ["text", TextTypeIcon],
  ["integer", NumberTypeIcon],
  ["number", NumberTypeIcon],
  ["boolean", BooleanTypeIcon],
  ["values", ValuesTypeIcon],
  ["constant", ValuesTypeIcon, "constant"],
];

/** What a row can become; formats only for those who look for them. */
export function typeGroups(row: Row, page: DesignPage | undefined, query: string): readonly TypeGroup[] {
  const wanted = query.trim().toLowerCase();
  const groups: readonly TypeGroup[] = [
    { value: "Values", items: [...values(row), ...(wanted === "" ? [] : formatOptions(row))] },
    { value: "Structure", items: structures(row) },
    { value: "Shared definitions", items: definitions(row, page) },
  ];
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ label, note = "" }) => `${label} ${note}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ items }) => items.length > 0);
}

function option(row: Row, to: TypeChoice, icon: LucideIcon, isCurrent: boolean, note?: string): TypeOption {
  const label = choiceInWords(to);
  return {
    id: `${to.to} ${label}`,
    label,
    icon,
    edit: { verb: "type", path: row.path, to },
    isCurrent,
    ...(note && { note }),
  };
}

function values(row: Row): readonly TypeOption[] {
  return simple.map(([to, icon, note]) => option(row, { to }, icon, row.type.kind === to, note));
}

function formatOptions(row: Row): readonly TypeOption[] {
  return formats.map((format) => option(row, { to: "text", format }, TextTypeIcon, false, "text"));
}

/** A list and a union take in what the row is now: nothing is lost. */
function structures(row: Row): readonly TypeOption[] {
  const { path } = row;
  const { kind } = row.type;
  return [
    option(row, { to: "object" }, ObjectTypeIcon, kind === "object", "fields"),
    {
      id: "list",
      label: "list of …",
      note: "each",
      icon: ListTypeIcon,
      edit: { verb: "wrap-list", path },
      isCurrent: kind === "list",
    },
    option(row, { to: "map" }, MapTypeIcon, kind === "map", "map"),
    {
      id: "union",
      label: "one of several kinds",
      note: "union",
      icon: UnionTypeIcon,
      edit: { verb: "make-union", path },
      isCurrent: kind === "union",
    },
    option(row, { to: "any" }, AnyTypeIcon, kind === "any"),
  ];
}

/** Definitions of the same schema: a reference does not reach into another. */
function definitions(row: Row, page: DesignPage | undefined): readonly TypeOption[] {
  const [field] = row.path;
  const rows = (page?.sections ?? [])
    .filter(({ id, path }) => id === "definitions" && path[0] === field)
    .flatMap((section) => section.rows)
    .filter(({ kind }) => kind === "definition");
  return rows.map((definition) => {
    const reference = `#${encodeURI(
      definition.path
        .slice(1)
        .map(escaped)
        .map((step) => `/${step}`)
        .join(""),
    )}`;
    const isCurrent = row.type.kind === "shared" && row.type.name === definition.name;
    const isRecursive = isCurrent && row.type.kind === "shared" && row.type.isRecursive;
    return {
      ...option(row, { to: "shared", reference }, isRecursive ? RecursiveIcon : SharedIcon, isCurrent),
      id: `shared ${definition.name}`,
      label: definition.name,
      note: `used ${count(definition.uses ?? 0, "time")}`,
    };
  });
}

function escaped(step: string | number): string {
  return String(step).replaceAll("~", "~0").replaceAll("/", "~1");
}
