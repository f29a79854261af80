import type { Dialect, Json, JsonObject } from "../../types.ts";
import type { Code } from "../code.ts";
import type { Definitions } from "../definitions.ts";
import type { HelperName } from "./helpers.ts";

/** What all parts of the writer share while one schema is written. */
export interface ZodContext {
  readonly root: JsonObject;
  readonly dialect: Dialect;
  /** A result must hold what it says; only in arguments may a default stand in for what is missing. */
  readonly side: "input" | "output";
  readonly definitions: Definitions;
  /** Somewhere an object takes no further members: Zod's intersections would let a branch open it. */
  readonly closed: boolean;
  /** The name of a helper, which is then written too. */
  help(name: HelperName): Code;
  /** Zod cannot say it: the output takes values that the schema rejects, or the other way round. */
  lose(pointer: string, message: string): void;
  /** Checked, but not in the schema that clients see. */
  hide(pointer: string, keyword: string): void;
  tell(pointer: string, message: string): void;
  /** What stands under a reference. */
  refer(pointer: string): Code | undefined;
  write(schema: Json, pointer: string, known?: readonly string[], optional?: OptionalMember): Code;
}

/** A member that may be missing. */
export interface OptionalMember {
  /** The call that says so. */
  readonly open: Code;
  /** The call holds the default. */
  readonly hasDefault: boolean;
}
