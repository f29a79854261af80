export {
  type Exported,
  exportSteps,
  exportTools,
  notePlaces,
  optionFault,
} from "./export-tools.ts";
export {
  type ExporterOption,
  type ExportFile,
  type ExportGroup,
  type ExportNote,
  type ExportResult,
  type ExportStep,
  exportGroups,
  type OptionValue,
} from "./exporter.ts";
export { exporters, findExporter } from "./exporters.ts";
export { fileNames, isSafePath } from "./file-names.ts";
export { manifestPath, plannedPaths, planWrite, type WritePlan } from "./manifest.ts";
