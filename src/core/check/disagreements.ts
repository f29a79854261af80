import { opinionsOn, type ServerEngine } from "../schema/index.ts";
import type { Dialect, Json, JsonObject } from "../types.ts";

/** A server that judges a call otherwise than JSON Schema says. */
export interface Disagreement {
  readonly engine: ServerEngine;
  /** Whether it takes the value; undefined where it cannot use the schema at all. */
  readonly takes: boolean | undefined;
  readonly message: string;
}

const servers: Readonly<Record<ServerEngine, string>> = {
  ajv: "servers on version 2 of the TypeScript SDK (Ajv)",
  "ajv-draft-07": "servers on version 1 of the TypeScript SDK (Ajv, which reads every schema as draft-07)",
  cfworker: "servers on version 2 of the TypeScript SDK at the edge (@cfworker/json-schema)",
};

/** Where engines that real servers use judge otherwise, in words. */
export function disagreementsOn(schema: JsonObject, value: Json, dialect: Dialect, valid: boolean): Disagreement[] {
  return opinionsOn(schema, value, dialect).flatMap(({ engine, takes, asked }) => {
    if (!asked || takes === valid) return [];
    const does = takes === undefined ? "cannot use this schema and fail every call" : takes ? "take it" : "refuse it";
    const message = `Not all agree: by JSON Schema ${dialect} this is ${valid ? "valid" : "not valid"}, but ${servers[engine]} ${does}`;
    return [{ engine, takes, message }];
  });
}
