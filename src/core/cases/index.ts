export { caseFaults, readCase } from "./case-shape.ts";
export {
  addCaseEdit,
  type CaseRun,
  casesOf,
  casesPath,
  type PlacedCase,
  removeCaseEdit,
  runAll,
  runCases,
} from "./cases.ts";
