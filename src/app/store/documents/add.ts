import type { DesignEdit, Json, Span, TextEdit } from "../../../core/index.ts";
import { editor } from "../editor-port.ts";
import { isBlank, selectedTool } from "../state.ts";
import { actions, isCurrent, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { importPasted } from "./import.ts";
import { spansBehind } from "./spans-behind.ts";

const lane = newLane();
/** A long text takes its time to be recognised. */
const timeoutMs = 120_000;

/** A new tool at the end of the document, with its name selected: the next keys are its name. */
export async function addTool(): Promise<void> {
  if (await added({})) actions.announce("Added a tool: type its name", true);
}

/** What is pasted on the page of a document without tools: an example gives a first tool its fields, all else is the text. */
export async function beginWith(pasted: string): Promise<void> {
  const read = await lane.ask("import", "read", { text: pasted }, { timeoutMs });
  const isExample = read.kind === "answered" && read.value.from === null;
  if (isExample && (await added({ example: pasted })))
    return actions.announce("Added a tool with the fields of the example: type its name", true);
  const { text } = store.getState();
  if (!isBlank(text)) return actions.say("The document holds a text without tools: paste into it in Source", "text");
  editor()?.apply([{ offset: 0, length: text.length, text: pasted }]);
  await importPasted();
}

async function added(from: { readonly example?: string }): Promise<boolean> {
  const { text, edits } = store.getState();
  const answer = await lane.ask("design", "addTool", { text, ...from });
  if (answer.kind !== "answered" || store.getState().edits !== edits) return false;
  if (!answer.value) {
    if (from.example === undefined)
      actions.say("The text holds something else than tools: write the tool in Source", "text");
    return false;
  }
  const [name] = apply(answer.value, ['"name": "', '"description": "']);
  if (store.getState().view === "design" && name) {
    const { design } = await import("../panels/design.ts");
    design.setState({ naming: store.getState().text.slice(name.offset, name.offset + name.length) });
  }
  return true;
}

export type Part = "parameter" | "output" | "annotation";

/** What people add to a tool most, to the one under the cursor. */
export async function addToTool(part: Part): Promise<void> {
  const { text, edits } = store.getState();
  const tool = selectedTool(store.getState());
  if (!tool || !isCurrent()) return;
  const span = { offset: tool.offset, length: tool.length };
  const edit = editFor(part, text.slice(span.offset, span.offset + span.length));
  if (!edit) return actions.announce(nothingToAdd.annotation);
  const answer = await lane.ask("design", "edit", { text, tool: span, edit });
  if (answer.kind !== "answered" || store.getState().edits !== edits) return;
  if ("refusal" in answer.value) {
    const { refusalSpoken } = await import("../panels/design-words.ts");
    return actions.say(refusalSpoken(answer.value.refusal), "text");
  }
  if (answer.value.edits.length === 0) return actions.announce(nothingToAdd[part]);
  apply(answer.value.edits, "key" in edit ? [`"${edit.key}": `] : signs[part]);
  actions.announce(addedInWords[part], true);
}

/** What stands before the words that people type next. */
const signs: Record<Part, readonly string[]> = {
  parameter: ['"', '"type": "', '"description": "'],
  output: ['"properties": {'],
  annotation: [],
};
const addedInWords: Record<Part, string> = {
  parameter: "Added a parameter: type its name",
  output: "Added an output schema",
  annotation: "Added an annotation",
};
const nothingToAdd: Record<Part, string> = {
  parameter: "The input schema takes no field",
  output: "The tool has an output schema already",
  annotation: "All four annotations are there",
};

/** What holds where nothing is said: written down it changes nothing, and waits to be changed. */
const defaults: Readonly<Record<string, boolean>> = {
  ...{ readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
};

/** In the text a description waits to be written; on the page of fields its place is there without it. */
function newParameter(): Json {
  const type = "string";
  return store.getState().view === "design" ? { type } : { type, description: "" };
}

function editFor(part: Part, tool: string): DesignEdit | undefined {
  if (part === "parameter") return { verb: "add", path: ["inputSchema"], schema: newParameter() };
  if (part === "output") return { verb: "output", isThere: true };
  const key = Object.keys(defaults).find((name) => !tool.includes(`"${name}"`));
  return key === undefined ? undefined : { verb: "annotate", key, value: defaults[key] };
}

/** Makes an edit; the next keys go where the words behind these signs are in it, one after the other. */
function apply(edits: readonly TextEdit[], signs: readonly string[]): readonly Span[] {
  const spans = spansBehind(edits, signs);
  const { view, panelExpanded } = store.getState();
  if (view === "design") {
    editor()?.apply(edits);
    if (spans[0]) actions.goTo(spans[0]);
    return spans;
  }
  const make = () => void editor()?.applyAndFill(edits, spans);
  if (panelExpanded) {
    actions.setExpanded(false);
    // What is folded away takes no focus.
    requestAnimationFrame(make);
  } else make();
  return spans;
}
