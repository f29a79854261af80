import type { JsonObject } from "../../types.ts";

export const listNames = new Set([
  ...["list", "List", "Sequence", "MutableSequence", "Iterable", "Collection", "Iterator", "Generator"],
  ...["deque", "Deque", "tuple", "Tuple"],
]);
export const setNames = new Set(["set", "Set", "frozenset", "FrozenSet", "AbstractSet", "MutableSet"]);
export const mapNames = new Set(["dict", "Dict", "Mapping", "MutableMapping", "OrderedDict", "defaultdict"]);

const text = (format: string, more: JsonObject = {}): JsonObject => ({ type: "string", format, ...more });

/** Numbers that keep all their digits are sent as text. */
export const sentDecimal: JsonObject = { type: "string", pattern: "^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$" };

/** Types with a name of their own, as Pydantic writes them. */
export const namedTypes: Readonly<Record<string, JsonObject>> = {
  ...{ Any: {}, object: {}, JsonValue: {} },
  ...{ Text: { type: "string" }, complex: { type: "string" }, bytes: text("binary") },
  ...{ datetime: text("date-time"), AwareDatetime: text("date-time"), NaiveDatetime: text("date-time") },
  ...{ PastDatetime: text("date-time"), FutureDatetime: text("date-time") },
  ...{ date: text("date"), PastDate: text("date"), FutureDate: text("date"), time: text("time") },
  ...{ timedelta: text("duration"), Pattern: text("regex") },
  ...{ UUID: text("uuid"), UUID1: text("uuid1"), UUID3: text("uuid3"), UUID4: text("uuid4"), UUID5: text("uuid5") },
  ...{ AnyUrl: text("uri", { minLength: 1 }), AnyHttpUrl: text("uri", { minLength: 1 }) },
  ...{ HttpUrl: text("uri", { minLength: 1, maxLength: 2083 }), FileUrl: text("uri", { minLength: 1 }) },
  ...{ EmailStr: text("email"), Path: text("path"), FilePath: text("file-path") },
  ...{ DirectoryPath: text("directory-path"), NewPath: text("path") },
  ...{ IPv4Address: text("ipv4"), IPv6Address: text("ipv6") },
  ...{ SecretStr: text("password", { writeOnly: true }), SecretBytes: text("password", { writeOnly: true }) },
  Decimal: { anyOf: [{ type: "number" }, sentDecimal] },
  Json: { type: "string", contentMediaType: "application/json", contentSchema: {} },
  ...{ PositiveInt: { type: "integer", exclusiveMinimum: 0 }, NonNegativeInt: { type: "integer", minimum: 0 } },
  ...{ NegativeInt: { type: "integer", exclusiveMaximum: 0 }, NonPositiveInt: { type: "integer", maximum: 0 } },
  ...{ PositiveFloat: { type: "number", exclusiveMinimum: 0 }, NonNegativeFloat: { type: "number", minimum: 0 } },
  ...{ NegativeFloat: { type: "number", exclusiveMaximum: 0 }, NonPositiveFloat: { type: "number", maximum: 0 } },
  ...{ StrictStr: { type: "string" }, StrictInt: { type: "integer" }, StrictBool: { type: "boolean" } },
  ...{ StrictFloat: { type: "number" }, FiniteFloat: { type: "number" } },
};

/** The functions that make a type with limits, by the type that they limit. */
export const limitedTypes: Readonly<Record<string, string>> = {
  ...{ constr: "str", conint: "int", confloat: "float", conbytes: "bytes", condecimal: "Decimal" },
  ...{ condate: "date", conlist: "list", conset: "set", confrozenset: "frozenset" },
};
