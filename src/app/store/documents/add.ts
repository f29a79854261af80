import type { DesignEdit, TextEdit } from "../../../core/index.ts";
import { editor } from "../editor-port.ts";
import { selectedTool } from "../state.ts";
import { actions, isCurrent, store } from "../store.ts";
import { newLane } from "../workers.ts";

const lane = newLane();

/** A new tool at the end of the document, with its name selected: the next keys are its name. */
export async function addTool(): Promise<void> {
  const { text, edits } = store.getState();
  const answer = await lane.ask("design", "addTool", { text });
  if (answer.kind !== "answered" || store.getState().edits !== edits) return;
  if (!answer.value) return actions.say("The text holds something else than tools: write the tool in Source", "text");
  apply(answer.value, '"name": "');
  actions.announce("Added a tool: type its name", true);
}

export type Part = "parameter" | "output" | "annotation";

/** What people add to a tool most, to the one under the cursor. */
export async function addToTool(part: Part): Promise<void> {
  const { text, edits } = store.getState();
  const tool = selectedTool(store.getState());
  if (!tool || !isCurrent()) return;
  const span = { offset: tool.offset, length: tool.length };
  const edit = editFor(part, text.slice(span.offset, span.offset + span.length));
  if (!edit) return actions.announce("All four annotations are there");
  const answer = await lane.ask("design", "edit", { text, tool: span, edit });
  if (answer.kind !== "answered" || store.getState().edits !== edits) return;
  if ("refusal" in answer.value || answer.value.edits.length === 0) return actions.announce(refused[part]);
  apply(answer.value.edits, part === "annotation" ? `"${"key" in edit ? edit.key : ""}": ` : '"');
  actions.announce(added[part], true);
}

const added: Record<Part, string> = {
  parameter: "Added a parameter: type its name",
  output: "Added an output schema",
  annotation: "Added an annotation",
};
const refused: Record<Part, string> = {
  parameter: "The input schema cannot take a field as it stands",
  output: "The tool has an output schema already",
  annotation: "The annotations cannot be read as they stand",
};

/** What holds where nothing is said: written down it changes nothing, and waits to be changed. */
const defaults: Readonly<Record<string, boolean>> = {
  ...{ readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
};

function editFor(part: Part, tool: string): DesignEdit | undefined {
  if (part === "parameter") return { verb: "add", path: ["inputSchema"] };
  if (part === "output") return { verb: "output", isThere: true };
  const key = Object.keys(defaults).find((name) => !tool.includes(`"${name}"`));
  return key === undefined ? undefined : { verb: "annotate", key, value: defaults[key] };
}

/** Makes an edit and selects the word in it that comes behind a sign. */
function apply(edits: readonly TextEdit[], sign: string): void {
  editor()?.apply(edits);
  let shift = 0;
  for (const { offset, length, text } of edits.toSorted((a, b) => a.offset - b.offset)) {
    const at = text.indexOf(sign);
    if (at >= 0) {
      const start = at + sign.length;
      const word = /^\w*/.exec(text.slice(start))?.[0] ?? "";
      actions.goTo({ offset: offset + shift + start, length: word.length });
      return;
    }
    shift += text.length - length;
  }
}
