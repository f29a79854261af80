export { exampleResult } from "./call-answer.ts";
export { compareWire } from "./compare.ts";
export { curl } from "./curl.ts";
export {
  type Exchange,
  type HttpRequest,
  type HttpResponse,
  type Party,
  type WireMessage,
  type WireNote,
  type WireNoteKind,
  type WireView,
  wireMessages,
} from "./exchange.ts";
export type { Page } from "./list-tools.ts";
export { type BlockOutcome, type Outcome, type OutcomeKind, outcomes } from "./outcome.ts";
export { projectTool } from "./project-tool.ts";
export { sdkToolFields } from "./sdk-tool.ts";
export { type WireOptions, wire } from "./wire.ts";
