export { ideasFor } from "./ideas.ts";
export { textFor } from "./pattern-text.ts";
export { withValue } from "./place.ts";
export { type Random, randomFrom } from "./random.ts";
export {
  type EdgeCase,
  edgeCases,
  maxSamples,
  type SampleOptions,
  type SampleValue,
  sample,
  sampleArguments,
  sampleResult,
} from "./sample.ts";
export { formatTexts } from "./text.ts";
export { likelyValues } from "./valid.ts";
