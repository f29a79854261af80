export { caseRefusals, readCase } from "./case-shape.ts";
export {
  addCasesEdit,
  type CaseRun,
  casesOf,
  casesPath,
  removeCaseEdit,
  runAll,
  runCases,
} from "./cases.ts";
export { caseInWords } from "./words.ts";
