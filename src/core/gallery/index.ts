export { samples } from "./samples.ts";
