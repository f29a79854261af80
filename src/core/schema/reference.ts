export { dereference, resolveReference } from "./view.ts";
