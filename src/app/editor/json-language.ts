import { pathAt } from "../../core/index.ts";
import { registerJson } from "./languages.ts";
import { type Model, monaco } from "./monaco.ts";

/** JSON that is no tool descriptor: the help and the repairs for the document have no business there. */
export const valueJson = "value-json";

export interface JsonHelp {
  /** The names that may stand at the top. */
  readonly names: readonly string[];
  readonly marks: readonly JsonMark[];
}

/** Something wrong at a place of the text. */
export interface JsonMark {
  readonly offset: number;
  readonly length: number;
  readonly message: string;
  readonly repair?: { readonly title: string; readonly run: () => void };
}

const helps = new WeakMap<Model, JsonHelp>();
const repairs = new Map<string, () => void>();

export function setHelp(model: Model, help: JsonHelp): void {
  helps.set(model, help);
}

registerJson(valueJson);

monaco.languages.registerCompletionItemProvider(valueJson, {
  triggerCharacters: ['"'],
  provideCompletionItems(model, position) {
    const help = helps.get(model);
    const offset = model.getOffsetAt(position);
    const text = model.getValue();
    const before = /"?[\w$.-]*$/.exec(text.slice(0, offset))?.[0] ?? "";
    const isKey = /[{,]\s*$/.test(text.slice(0, offset - before.length)) && pathAt(text, offset).length <= 1;
    if (!help || !isKey) return { suggestions: [] };
    const after = text[offset] === '"' ? 1 : 0;
    const range = monaco.Range.fromPositions(
      model.getPositionAt(offset - before.length),
      model.getPositionAt(offset + after),
    );
    const free = help.names.filter((name) => !text.includes(`${JSON.stringify(name)}:`));
    const suggestions = free.map((name) => {
      const key = JSON.stringify(name);
      const kind = monaco.languages.CompletionItemKind.Property;
      return { label: name, kind, insertText: `${key}: `, filterText: key, range };
    });
    return { suggestions };
  },
});

monaco.languages.registerCodeActionProvider(valueJson, {
  provideCodeActions(model, range) {
    const marks = helps.get(model)?.marks ?? [];
    const actions = marks.flatMap(({ repair, ...mark }, index) => {
      if (!repair || !monaco.Range.areIntersectingOrTouching(rangeOf(model, mark), range)) return [];
      const id = `${model.uri} ${index}`;
      repairs.set(id, repair.run);
      const command = { id: "toolwright.repairValue", title: repair.title, arguments: [id] };
      return [{ title: repair.title, kind: "quickfix", isPreferred: true, command }];
    });
    return { actions, dispose() {} };
  },
});

monaco.editor.registerCommand("toolwright.repairValue", (_, id: string) => repairs.get(id)?.());

export function rangeOf(model: Model, { offset, length }: { offset: number; length: number }): monaco.Range {
  return monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));
}
