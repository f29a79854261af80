import { type Completion, completionAt } from "../../core/index.ts";
import { isFillingIn, nextPlace } from "./fill-in.ts";
import { askService, type Part, partAt, rangeIn, type ServiceItem } from "./json-service.ts";
import { toolsJson } from "./languages.ts";
import { type Model, monaco } from "./monaco.ts";
import { ending } from "./snippet-template.ts";

/** A snippet of the descriptor's schema, in the numbers of the service. */
const snippet = 15;
const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages;

/** Completion of the document: what it says of itself, then keywords and patterns; nothing in prose, and nothing on a space. */
export function registerCompletion(): monaco.IDisposable {
  return monaco.languages.registerCompletionItemProvider(toolsJson, {
    triggerCharacters: ['"'],
    async provideCompletionItems(model, position) {
      const part = partAt(model, position);
      if (!part) return { suggestions: [] };
      const completion = completionAt(part.text, model.getOffsetAt(position) - part.offset);
      if (completion.kind === "prose") return { suggestions: [] };
      // As it is now: the answer is about it, whatever is typed meanwhile.
      const line = model.getLineContent(position.lineNumber);
      const placed = (all: Suggestion[]) => ({
        suggestions: isFillingIn(model) ? all.map((one) => withinPlace(line, one)) : all,
      });
      if (completion.kind === "values") return placed(ownValues(model, part, completion));
      const answer = await askService(part, position, (service, uri, at) => service.doComplete(uri, at));
      const items = (answer?.items ?? []).filter(
        ({ label }) => !completion.isSchema || !/^(?:true|false)$/.test(label),
      );
      return placed(items.map((item, index) => toSuggestion(model, part, position, item, index)));
    },
  });
}

/** What is chosen while Tab goes from place to place stays between the quotes of its place, and goes on to the next. */
function withinPlace(line: string, suggestion: Suggestion): Suggestion {
  const { insertText, filterText = insertText, range } = suggestion;
  if (!monaco.Range.isIRange(range) || !/^"[^"$\\]*"$/.test(insertText)) return suggestion;
  if (!/^".*"$/.test(line.slice(range.startColumn - 1, range.endColumn - 1))) return suggestion;
  return {
    ...suggestion,
    insertText: insertText.slice(1, -1),
    filterText: filterText.replaceAll('"', ""),
    range: { ...range, startColumn: range.startColumn + 1, endColumn: range.endColumn - 1 },
    command: { id: nextPlace, title: "" },
  };
}

type Suggestion = monaco.languages.CompletionItem;
type Values = Extract<Completion, { kind: "values" }>;

function ownValues(model: Model, part: Part, { values, replaces, isKey }: Values): Suggestion[] {
  const start = model.getPositionAt(part.offset + replaces.offset);
  const range = monaco.Range.fromPositions(start, model.getPositionAt(part.offset + replaces.offset + replaces.length));
  const isQuoted = part.text[replaces.offset] === '"';
  return values.map((value, index) => {
    const json = JSON.stringify(value);
    return {
      label: typeof value === "string" ? value : json,
      kind: CompletionItemKind.Value,
      insertText: isKey ? `${json}: []` : json,
      filterText: isQuoted || typeof value !== "string" ? json : value,
      sortText: order(index),
      range,
    };
  });
}

function toSuggestion(
  model: Model,
  part: Part,
  position: monaco.Position,
  { label, kind, documentation, sortText, insertText, textEdit }: ServiceItem,
  index: number,
): Suggestion {
  const range = textEdit ? rangeIn(part, textEdit.range) : monaco.Range.fromPositions(position);
  const { startLineNumber, startColumn } = range;
  const typed = model.getValueInRange({ startLineNumber, startColumn, ...endAt(position) });
  const quote = typed.startsWith('"') ? '"' : "";
  return {
    label,
    kind:
      kind === snippet
        ? CompletionItemKind.Snippet
        : kind === 10
          ? CompletionItemKind.Property
          : CompletionItemKind.Value,
    ...(documentation && {
      documentation: typeof documentation === "string" ? documentation : { value: documentation.value },
    }),
    insertText: ending(textEdit?.newText ?? insertText ?? label),
    insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
    // By its own words, whatever it inserts: "nest" finds "Nested object".
    filterText: `${quote}${label}`,
    // The schema lists them by use.
    sortText: `${sortText ?? "5"} ${order(index)}`,
    range,
  };
}

const order = (index: number) => String(index).padStart(4, "0");
const endAt = ({ lineNumber, column }: monaco.IPosition) => ({ endLineNumber: lineNumber, endColumn: column });
