import { addCasesEdit, type Case, fromPointer, placesIn, type ValueProblem } from "../../../core/index.ts";
import { editor } from "../editor-port.ts";
import { giveArguments, keyOf } from "../panels/arguments.ts";
import { actions, store } from "../store.ts";
import type { ServedCall } from "./call.ts";

function toolOf({ tool }: ServedCall) {
  return store.getState().analysis?.tools.find(({ name }) => name === tool);
}

/** The tool, with the arguments of the call, in a panel that shows both. */
export function openCall(call: ServedCall, panel: "try" | "wire"): void {
  const tool = toolOf(call);
  if (!tool) {
    actions.say(`No tool is called ${call.tool} any more`);
    return;
  }
  actions.goTo(tool, false);
  giveArguments(keyOf(store.getState().document.id, tool.name), call.arguments ?? {});
  actions.showPanel(panel);
}

/** The call as a case that expects what came of it. */
export function saveCallAsCase(call: ServedCall): void {
  const { text } = store.getState();
  const isRefused = call.verdict === "refused";
  const added: Case = {
    name: `${call.client}: ${isRefused ? "refused" : "taken"}`,
    tool: call.tool ?? "",
    arguments: call.arguments ?? {},
    expect: isRefused ? "invalid" : "valid",
  };
  editor()?.apply(addCasesEdit(text, [added]));
  actions.announce("Saved the case", true);
}

/** The place in the schema that refused an argument: its text misled the model. */
export function goToField(call: ServedCall, problem: ValueProblem): void {
  const tool = toolOf(call);
  if (!tool) return;
  const steps = fromPointer(decodeURIComponent((problem.schemaPath ?? "#").replace(/^#/, "")));
  const base = [...fromPointer(tool.path), "inputSchema"];
  // A keyword behind a reference is elsewhere: the nearest place around it that is there is shown.
  const paths = steps.map((_, index) => [...base, ...steps.slice(0, steps.length - 1 - index)]);
  const span = placesIn(store.getState().text, paths).find((found) => found !== undefined && found.length > 0);
  actions.goTo(span ?? tool);
}
