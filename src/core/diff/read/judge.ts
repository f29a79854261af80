import { type Answer, interpret } from "../../schema/index.ts";
import type { Json } from "../../types.ts";
import type { Located } from "../model/schema.ts";
import { hasFormat } from "./formats.ts";

const maxSteps = 5_000;

/** Whether a value fits a schema, as the specification has it; undefined where a validator has to say. */
export function judge({ schema, root }: Located, value: Json, budget = { left: maxSteps }): Answer {
  const source = { root: root.schema, dialect: root.dialect, hasFormat, refHides: true };
  return interpret(schema, value, source, budget);
}
