import { fromPointer, lineIndex, placesIn } from "../../../core/index.ts";
import { editor } from "../../store/editor-port.ts";
import { costNow } from "../../store/panels/cost.ts";
import { selectedTool } from "../../store/state.ts";
import { actions, store } from "../../store/store.ts";

/** The tool becomes the one that all panels are about. */
export function selectPlace(place: number): void {
  const tool = costNow().tools[place];
  const state = store.getState();
  if (!tool || tool.index === selectedTool(state)?.index) return;
  goTo(tool.offset);
}

/** Takes the cursor to a part of a tool. */
export function goToPart(place: number, pointer: string): void {
  const tool = costNow().tools[place];
  if (!tool) return;
  const [span] = placesIn(tool.text, [fromPointer(pointer)]);
  goTo(tool.offset + (span?.offset ?? 0));
}

function goTo(offset: number): void {
  const span = { offset, length: 0 };
  if (editor()) actions.goTo(span, false);
  else actions.setCursor(lineIndex(store.getState().text)(span).start);
}
