import { newStore } from "./new-store.ts";
import type { PanelId } from "./state.ts";
import { actions } from "./store.ts";

interface TourStep {
  readonly text: string;
  /** What is shown beside the text meanwhile. */
  readonly panel: PanelId;
}

/** What can be done here, in the order in which people do it; the page of help lists the same. */
export const tourSteps: readonly TourStep[] = [
  {
    text: "Write a tool in Source, or build it field by field in Design. Problems shows at once what is wrong, and Fix repairs it.",
    panel: "problems",
  },
  {
    text: "Try calls the tool with arguments of your own; save a call as a case, and it is tried again after every change.",
    panel: "try",
  },
  {
    text: "Wire shows the exact messages of every revision, Clients what each client makes of the tool, Compare what a change breaks.",
    panel: "wire",
  },
  {
    text: "Share copies a link that holds the document. Export writes code, files and settings for other places.",
    panel: "export",
  },
];

const tour = newStore<{ readonly at: number | null }>({ at: null });

export const useTour = tour.hook;
export const tourAt = () => tour.getState().at;

/** Shows a step and its panel; past the last one the tour is over. */
export function goToStep(at: number): void {
  const step = tourSteps[at];
  tour.setState({ at: step ? at : null });
  if (step) actions.showPanel(step.panel);
}

/** What is on screen stays. */
export function endTour(): void {
  tour.setState({ at: null });
}
