import type { JsonObject } from "../types.ts";

/** Another way to write a tool that more clients take as it is. Pure; nothing that a server relies on is lost in silence. */
export interface Rewrite {
  readonly id: "flatten-root" | "describe-defaults" | "inline-references" | "draft-2020-12";
  readonly title: string;
  /** What becomes different, for whoever decides. */
  readonly does: string;
  /** The whole tool; undefined where there is nothing to rewrite. */
  apply(tool: JsonObject): JsonObject | undefined;
}
