import type { Code } from "../code.ts";
import type { ExportNote } from "../exporter.ts";
import type { NamedTool } from "./named-tool.ts";

/** The schemas of a tool as TypeScript. */
export interface SchemaCode {
  readonly imports: readonly Code[];
  /** Types, helpers and schemas that others refer to. */
  readonly declarations: readonly Code[];
  /** `inputSchema` and `outputSchema` of the configuration. */
  readonly members: readonly Code[];
  readonly notes: readonly ExportNote[];
}

export type SchemaCoder = (named: NamedTool, revision: string) => SchemaCode;
