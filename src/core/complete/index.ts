export { type Completion, completionAt } from "./complete.ts";
export { toolAround } from "./tool-around.ts";
