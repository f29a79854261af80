import type { Exporter } from "./exporter.ts";
import { json } from "./exporters/json.ts";

/** In the order of the panel, group by group. */
export const exporters: readonly Exporter[] = [json];

export function findExporter(id: string): Exporter | undefined {
  return exporters.find((exporter) => exporter.id === id);
}
