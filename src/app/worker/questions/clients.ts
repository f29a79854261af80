import {
  applyEdits,
  asClient,
  type ClientReason,
  clientFacts,
  clientRewrites,
  clients,
  compatRow,
  findClient,
  fromPointer,
  type JsonObject,
  listReasons,
  parseDocument,
  placesIn,
  type ServerNames,
  type Span,
  type TextEdit,
  type ToolSlice,
} from "../../../core/index.ts";
import { packCell } from "../client-cells.ts";
import { clientLines, differences } from "../client-lines.ts";

/** Some tools, by their text, each in the clients that nobody has asked about yet. */
export interface CellsQuestion {
  readonly tools: readonly { readonly text: string; readonly clients: readonly string[] }[];
  readonly server: ServerNames;
}

/** Which of the tools is next, and the cells of the one before it. */
interface CellsProgress {
  readonly at: number;
  readonly before: readonly number[] | null;
}

interface ListQuestion {
  readonly text: string;
  readonly clients: readonly string[];
  readonly server: ServerNames;
}

interface DetailQuestion {
  /** The text of one tool. */
  readonly tool: string;
  readonly client: string;
  /** One way through the client; null for the one with the worst outcome. */
  readonly route: string | null;
  readonly clients: readonly string[];
  readonly server: ServerNames;
}

interface RewritesQuestion {
  readonly tool: string;
  readonly clients: readonly string[];
  readonly server: ServerNames;
}

export const questions = {
  /** Every client with all that is known of it: the page never loads their code. */
  all: () => clients.map(clientFacts),
  /** The cells of some tools, one answer a tool; each tool is a sign of life that brings those of the one before. */
  cells({ tools, server }: CellsQuestion, progress: (at: CellsProgress) => void) {
    let before: readonly number[] | null = null;
    return tools.map(({ text, clients: ids }, at) => {
      progress({ at, before });
      const row = compatRow(toolOf(text), { ...optionsOf(server), clients: ids });
      const known = new Map(row.map((cell) => [cell.client, packCell(cell.verdict, cell.changes)]));
      // A link may name a client that this version does not know.
      before = ids.map((id) => known.get(id) ?? packCell("unknown", 0));
      return before;
    });
  },
  /** What only the whole list tells: names that end up alike, and lists that are too long. */
  list({ text, clients: ids, server }: ListQuestion) {
    const tools = parseDocument(text).tools.map(({ value }) => value);
    return ids.flatMap((id) => {
      const client = findClient(id);
      const found = client ? listReasons(tools, client, optionsOf(server)) : new Map<number, readonly ClientReason[]>();
      return [...found].map(([row, reasons]) => ({ client: id, row, reasons }));
    });
  },
  /** All that is known about one cell. */
  detail({ tool: text, client, route, clients: ids, server }: DetailQuestion) {
    const tool = toolOf(text);
    const answer = asClient(tool, { ...optionsOf(server), client, ...(route !== null && { route }) });
    const places = placesIn(
      text,
      answer.reasons.map(({ path }) => fromPointer(path)),
    );
    const names = compatRow(tool, { ...optionsOf(server), clients: ids }).map((cell) => ({
      ...{ client: cell.client, name: cell.name },
      max: findClient(cell.client)?.naming.max ?? null,
    }));
    return {
      ...answer,
      steps: answer.steps.length,
      sent: answer.schema === null ? null : JSON.stringify(answer.schema, null, 2),
      schema: null,
      reasons: answer.reasons.map((reason, index): ClientReason & { readonly span?: Span } => {
        const span = places[index];
        return { ...reason, ...(span && { span }) };
      }),
      longest: names.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null,
      ...clientLines(tool, answer),
    };
  },
  /** What could be written otherwise, so that more of the clients take the tool as it is. Edits are of the tool's text. */
  rewrites({ tool: text, clients: ids, server }: RewritesQuestion) {
    const slice = sliceOf(text);
    return slice ? clientRewrites({ ...slice, offset: 0 }, ids, optionsOf(server)) : [];
  },
  /** The tool before and after some edits. */
  preview({ tool: text, edits }: { readonly tool: string; readonly edits: readonly TextEdit[] }) {
    return differences(toolOf(text), toolOf(applyEdits(text, edits)));
  },
};

function optionsOf({ name, title }: ServerNames) {
  return { server: name, ...(title !== undefined && { title }) };
}

function toolOf(text: string): JsonObject {
  return sliceOf(text)?.value ?? {};
}

/** In a list, so that a tool is a tool whatever it holds. */
function sliceOf(text: string): ToolSlice | undefined {
  return parseDocument(`[${text}]`).tools[0];
}
