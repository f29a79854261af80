import type { DesignEdit, Edited, EditRefusal, EditResult, Path } from "../../../core/index.ts";
import { editor } from "../editor-port.ts";
import { actions, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { design, freshPage, patienceMs, type ShownPage, toolStart } from "./design.ts";
import { doneInWords, refusalSpoken, removedInWords, siblingsOf } from "./design-words.ts";

const lane = newLane();
const previewLane = newLane();

/** An edit, or what makes it from the page as it is when its turn has come. */
type Making = DesignEdit | ((shown: ShownPage) => DesignEdit | undefined);

let turn: Promise<unknown> = Promise.resolve();
let previewTurn: Promise<unknown> = Promise.resolve();

export const designActions = {
  /** Carries an edit out as one undo step. Edits wait for each other, and each for the page of the one before. */
  edit: (making: Making): Promise<EditRefusal | undefined> => {
    count(1);
    const result = turn.then(() => carryOut(making)).finally(() => count(-1));
    turn = result.catch(() => undefined);
    return result;
  },
  /** One after the other: a lane lets those that wait give way to the newest. */
  preview: (edit: DesignEdit): Promise<EditResult> => {
    const result = previewTurn.then(async () => {
      const shown = await freshPage();
      const preview = shown && (await asked(shown, edit, previewLane));
      return preview ?? { refusal: { code: "unreadable" as const } };
    });
    previewTurn = result.catch(() => undefined);
    return result;
  },
  /** Goes to a row. */
  reveal: (path: Path) => want(path, false),
  /** Shows a row, while the focus stays where it is. */
  point: (path: Path) => want(path, true),
  setActive: (active: string | null) => {
    if (design.getState().active !== active) design.setState({ active });
  },
  setOpen: (id: string, isOpen: boolean) => {
    const open = new Map(design.getState().open).set(id, isOpen);
    design.setState({ open });
  },
  setInside: (inside: string | null) => {
    if (design.getState().inside !== inside) design.setState({ inside });
  },
  setFilter: (filter: ReturnType<typeof design.getState>["filter"]) => design.setState({ filter }),
  setDetail: (detail: { readonly id: string; readonly path: Path } | null) => design.setState({ detail }),
  say,
};

function want(path: Path, isQuiet: boolean): void {
  design.setState({ wanted: { path, was: null, rename: false, isQuiet, text: null } });
}

function say(text: string, isRefusal = false): void {
  design.setState({ spoken: { text, isRefusal, id: design.getState().spoken.id + 1 } });
}

function count(step: 1 | -1): void {
  design.setState({ edits: design.getState().edits + step });
}

async function asked(shown: ShownPage, edit: DesignEdit, by = lane): Promise<EditResult | undefined> {
  const { text } = store.getState();
  const offset = toolStart();
  if (offset === undefined) return undefined;
  // Only a name has traces outside of its tool; to send a large document for every edit would take long.
  const isAlone = edit.verb !== "rename" || !text.includes('"cases"');
  const input = isAlone
    ? { text: shown.text, tool: { offset: 0, length: shown.text.length }, edit }
    : { text, tool: { offset, length: shown.text.length }, edit };
  const answer = await by.ask("design", "edit", input, { timeoutMs: 10_000 });
  if (answer.kind !== "answered") return undefined;
  const { value } = answer;
  if ("refusal" in value || !isAlone) return value;
  return { ...value, edits: value.edits.map((one) => ({ ...one, offset: one.offset + offset })) };
}

async function carryOut(making: Making): Promise<EditRefusal | undefined> {
  const shown = await freshPage();
  if (!shown) return refused({ code: "unreadable" });
  const edit = typeof making === "function" ? making(shown) : making;
  if (!edit) return undefined;
  const { edits } = store.getState();
  const result = await asked(shown, edit);
  // Somebody typed meanwhile: the places of the answer are of a text that is gone.
  if (store.getState().edits !== edits) return carryOut(making);
  if (!result) return refused({ code: "unreadable" });
  if ("refusal" in result) return refused(result.refusal);
  const focus = edit.verb === "delete" ? besides(shown, edit.path, result.focus) : result.focus;
  if (result.edits.length > 0) editor()?.apply(result.edits);
  if (edit.verb !== "tool-text" && edit.verb !== "annotate") {
    const was = edit.verb === "output" ? ["outputSchema"] : edit.path;
    const text = result.edits.length > 0 ? shown.text : null;
    const wanted = { path: focus, was, rename: isUnnamed(edit), isQuiet: false, text };
    design.setState({ wanted });
    // Whoever takes the edit back at once leaves nothing to wait for.
    setTimeout(() => design.getState().wanted === wanted && design.setState({ wanted: null }), patienceMs);
  }
  report(shown, edit, result);
  return undefined;
}

/** What was added wants a name first. */
function isUnnamed(edit: DesignEdit): boolean {
  if (edit.verb === "add") return edit.name === undefined;
  return edit.verb === "paste" && edit.fields.length === 1 && edit.fields[0]?.name === undefined;
}

/** What removes something is said with an Undo beside it, all else is only read out. */
function report(shown: ShownPage, edit: DesignEdit, result: Edited): void {
  const removed = removedInWords(shown, edit, result.consequences);
  if (removed !== undefined) actions.announce(removed, true);
  else say(doneInWords(shown, edit, result));
}

function refused(refusal: EditRefusal): EditRefusal {
  say(refusalSpoken(refusal), true);
  return refusal;
}

/** Where the focus goes from a row that is removed: to the next of its siblings, else to the one before, else up. */
function besides(shown: ShownPage, path: Path, up: Path): Path {
  const siblings = siblingsOf(shown, path);
  const at = siblings.findIndex((row) => row.path.at(-1) === path.at(-1));
  const next = siblings[at + 1];
  if (next) return typeof path.at(-1) === "number" ? path : next.path;
  return siblings[at - 1]?.path ?? up;
}
