import type { Json, JsonObject } from "../../types.ts";
import { jsonOf, memberOf, textOf, type Value } from "../typescript/value.ts";
import { anything, type ZodSchema } from "./schema.ts";

/** What constructors and methods need to build a schema, and to say what they could not read. */
export interface Building {
  readonly version: 3 | 4;
  readonly lose: (message: string) => void;
  readonly guess: (message: string) => void;
  /** What a function returns. */
  readonly call: (of: Value, given: readonly Value[]) => Value;
}

export function zodFrom(value: Value | undefined, { lose }: Building): ZodSchema {
  if (value?.kind === "zod") return value.schema;
  const what = value?.kind === "unknown" ? `\`${short(value.text)}\` on line ${value.line}` : "A schema";
  lose(`${what} cannot be read without running it: any value is allowed there`);
  return anything;
}

export function short(text: string): string {
  const line = text.replace(/\s+/g, " ").replaceAll("`", "'");
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

export function numberFrom(value: Value | undefined): number | undefined {
  return value?.kind === "plain" && typeof value.value === "number" ? value.value : undefined;
}

export function jsonFrom(value: Value | undefined, { lose }: Building): Json | undefined {
  if (!value) return undefined;
  return jsonOf(value, ({ text, line }) =>
    lose(`\`${short(text)}\` on line ${line} is computed: its value is not known here`),
  );
}

/** The members of an object as schemas, each read when it is asked for. */
export function shapeFrom(value: Value | undefined, building: Building): ReadonlyMap<string, () => ZodSchema> {
  if (value?.kind !== "object") {
    if (value) building.lose("The members of an object cannot be read without running it");
    return new Map();
  }
  if (value.open) building.lose("Some members of an object are spread from elsewhere and cannot be read");
  return new Map(
    [...value.members].map(([name, read]) => {
      let known: ZodSchema | undefined;
      return [name, () => (known ??= zodFrom(read(), building))] as const;
    }),
  );
}

/** `{ description }` as the last argument, which version 3 takes. */
export function metaFrom(value: Value | undefined, { version }: Building): JsonObject {
  const description = version === 3 && value?.kind === "object" ? textOf(memberOf(value, "description")) : undefined;
  return description === undefined ? {} : { description };
}
