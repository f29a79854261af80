export { compareWire, type WireRow } from "./compare.ts";
export { conversation } from "./conversation.ts";
export { curl, exampleUrl } from "./curl.ts";
export {
  type Exchange,
  type NoteKind,
  type Party,
  type WireMessage,
  type WireNote,
  type WireView,
  wireMessages,
} from "./exchange.ts";
export type { Page } from "./list-tools.ts";
export { type Outcome, type OutcomeChoice, type OutcomeKind, outcomes } from "./outcome.ts";
export { projectTool } from "./project-tool.ts";
export { type WireOptions, wire } from "./wire.ts";
