export {
  type ArgumentsCheck,
  type Check,
  checkArguments,
  checkResult,
  type Disagreement,
  type ResultCheck,
  takesArguments,
  takesResult,
} from "./check.ts";
export { type Subject, subjectOf, theArguments, theResult } from "./subject.ts";
export { type Verdict, validate } from "./validate.ts";
