/**
 * The messages of a document, byte by byte, in any revision. Pure data in and out:
 *
 * - `wire(document, { revision, message, tool?, args?, outcome?, view?, page? })` -> one exchange:
 *   `{ message, request: { http, body? }, response: { http, body? | events? }, notes, raw? }`
 * - `conversation(document, options)` -> all of them in order: handshake, pages of `tools/list`, `tools/call`, list changed
 * - `outcomes` -> the ways a call can end, with labels; `wireMessages` -> the messages
 * - `curl(exchange.request, url?)` -> one line for a POSIX shell
 * - `compareWire(left, right)` -> two messages as aligned lines, differences marked and explained
 *
 * `tool` is a name or the index in the document. With `tools/list` it lists that tool alone. A note with `at: "document"`
 * has a JSON pointer from the root of the text, the others one into `request.body` or `response.body`.
 */

import { findRevision, latestRevision } from "../mcp/index.ts";
import type { Json, JsonObject, ToolDocument, ToolSlice } from "../types.ts";
import { callTool } from "./call-tool.ts";
import type { Exchange, WireMessage, WireView } from "./exchange.ts";
import { discover, initialize, initialized } from "./handshake.ts";
import { listChanged } from "./list-changed.ts";
import { listTools, type Page } from "./list-tools.ts";
import type { Outcome } from "./outcome.ts";
import type { Setting } from "./setting.ts";

export interface WireOptions {
  /** The latest where it is left out or unknown. */
  readonly revision?: string;
  readonly view?: WireView;
  /** A name, or the index in the list of the document, in which everything counts that is no tool. */
  readonly tool?: string | number;
  readonly args?: Json;
  readonly outcome?: Outcome;
  /** What the handler returns to a call that reaches it, with no `outcome` of its own. */
  readonly returns?: Json;
  readonly page?: Page;
  readonly clientInfo?: JsonObject;
  readonly serverInfo?: JsonObject;
  readonly capabilities?: JsonObject;
  readonly instructions?: string;
}

export function wire(
  document: Pick<ToolDocument, "tools">,
  options: WireOptions & { readonly message: WireMessage },
): Exchange {
  const setting = settingOf(options);
  switch (options.message) {
    case "initialize":
    case "server/discover":
      return setting.revision.messages.start === "discover" ? discover(setting) : initialize(setting);
    case "notifications/initialized":
      return initialized(setting);
    case "notifications/tools/list_changed":
      return listChanged(setting);
    case "tools/list":
      return listTools(setting, chosen(document, options.tool), options.page);
    case "tools/call": {
      const [slice] = chosen(document, options.tool ?? document.tools[0]?.index ?? 0);
      return callTool(setting, {
        slice,
        name: nameOf(slice, options.tool),
        ...(options.args !== undefined && { args: options.args }),
        ...(options.outcome && { outcome: options.outcome }),
        ...(options.returns !== undefined && { returns: options.returns }),
      });
    }
  }
}

export function settingOf(options: WireOptions): Setting {
  return {
    revision: findRevision(options.revision ?? latestRevision.id) ?? latestRevision,
    view: options.view ?? "spec",
    clientInfo: options.clientInfo ?? { name: "toolwright", version: "0.1.0" },
    serverInfo: options.serverInfo ?? { name: "my-server", version: "1.0.0" },
    capabilities: options.capabilities ?? {},
    ...(options.instructions !== undefined && { instructions: options.instructions }),
  };
}

function chosen({ tools }: Pick<ToolDocument, "tools">, tool: string | number | undefined): readonly ToolSlice[] {
  if (tool === undefined) return tools;
  const found = tools.find(({ index, value }) => (typeof tool === "number" ? index === tool : value.name === tool));
  return found ? [found] : [];
}

function nameOf(slice: ToolSlice | undefined, tool: string | number | undefined): string {
  const name = slice?.value.name ?? tool;
  return typeof name === "string" ? name : "";
}
