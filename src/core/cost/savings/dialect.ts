import { isObject, member } from "../../json.ts";
import { declaredDialect } from "../../schema/index.ts";
import { removing } from "./removing.ts";
import { type Shorten, schemaFields } from "./shortening.ts";

/** `$schema` where a schema without it is read in the same dialect. */
export const dialect: Shorten = (tool, { revision }) =>
  removing(
    "dialect",
    schemaFields.flatMap((field) => {
      const schema = member(tool, field);
      if (!isObject(schema) || declaredDialect(schema) !== revision.defaultDialect) return [];
      return [[field, "$schema"]];
    }),
  );
