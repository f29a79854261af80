export { type Sample, samples } from "./samples.ts";
