import JsonWorker from "monaco-editor/languages/features/json/json.worker?worker";
import descriptorSchema from "../../../schemas/tool-descriptor.schema.json";
import { isTooDeep, toolAround } from "../../core/index.ts";
import { toolAtCursor } from "../store/state.ts";
import { store } from "../store/store.ts";
import { plainJson } from "./languages.ts";
import { type Model, monaco } from "./monaco.ts";

/** Longer than this, the service takes longer for one answer than a person waits, and past 2 MB it overflows its stack. */
const maxForService = 500_000;
/** How much of a text with brackets that have no partner is taken for the tool that is being typed. */
const halfTyped = 4_000;

/** What the language service of JSON answers; its positions count from 0. */
interface ServiceRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}
export interface ServiceItem {
  readonly label: string;
  readonly kind?: number;
  readonly documentation?: string | { readonly kind: string; readonly value: string };
  readonly sortText?: string;
  readonly insertText?: string;
  readonly textEdit?: { readonly newText: string; readonly range: ServiceRange };
}
interface Service {
  doComplete(uri: string, at: object): Promise<{ readonly items: readonly ServiceItem[] } | null>;
  doHover(uri: string, at: object): Promise<{ readonly contents: unknown; readonly range?: ServiceRange } | null>;
}

/** The text around a cursor that the service can bear: the tool alone, so that the size of the document does not count. */
export interface Part {
  readonly text: string;
  /** Where it starts in the document. */
  readonly offset: number;
  readonly startsAt: monaco.IPosition;
}

export function partAt(model: Model, position: monaco.IPosition): Part | undefined {
  const text = model.getValue();
  const at = model.getOffsetAt(position);
  const span = toolAround(text, at) ?? (text.length > maxForService ? halfTypedTool(text, at) : undefined);
  const offset = span?.offset ?? 0;
  const part = span ? text.slice(offset, offset + span.length) : text;
  if (part.length > maxForService || isTooDeep(part)) return undefined;
  return { text: part, offset, startsAt: model.getPositionAt(offset) };
}

function halfTypedTool(text: string, at: number) {
  const known = toolAtCursor({ ...store.getState(), cursor: { offset: at, line: 1, column: 1 } });
  return known && { offset: known.offset, length: Math.min(text.length, at + halfTyped) - known.offset };
}

// Completion and hover come from our own schema and nothing is ever fetched. Diagnostics have one source, which is not this one.
const settings = {
  languageId: "json",
  languageSettings: {
    validate: false,
    allowComments: true,
    schemas: [{ uri: "toolwright:tool-descriptor", fileMatch: ["*"], schema: descriptorSchema }],
  },
  enableSchemaRequest: false,
};

let service: monaco.editor.MonacoWebWorker<Service> | undefined;

function startService() {
  const worker = new JsonWorker();
  // The worker drops its first message and takes the second one for its settings.
  worker.postMessage("start");
  worker.postMessage(settings);
  return monaco.editor.createWebWorker<Service>({ worker });
}

let shadow: Model | undefined;

/** Asks the service about a part. Blanks before it keep the columns, so that only lines have to be counted again. */
export async function askService<Answer>(
  part: Part,
  position: monaco.IPosition,
  ask: (service: Service, uri: string, at: object) => Promise<Answer>,
): Promise<Answer | null> {
  shadow ??= monaco.editor.createModel("", plainJson, monaco.Uri.parse("toolwright-part:/tool.json"));
  shadow.setValue(" ".repeat(part.startsAt.column - 1) + part.text);
  service ??= startService();
  const worker = await service.withSyncedResources([shadow.uri]);
  const at = { line: position.lineNumber - part.startsAt.lineNumber, character: position.column - 1 };
  // Some hundred levels overflow its stack, at which one depends on the browser: then there is no help, and no fault of the page.
  return ask(worker, shadow.uri.toString(), at).catch(() => null);
}

export function rangeIn(part: Part, { start, end }: ServiceRange): monaco.IRange {
  return {
    startLineNumber: start.line + part.startsAt.lineNumber,
    startColumn: start.character + 1,
    endLineNumber: end.line + part.startsAt.lineNumber,
    endColumn: end.character + 1,
  };
}
