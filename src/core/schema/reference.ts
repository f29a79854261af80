export { resolveReference } from "./view.ts";
