import { type ClientVerdict, visible } from "../../../core/index.ts";

export interface TableCell {
  readonly mark: string;
  readonly verdict: ClientVerdict;
  readonly changes: number;
}

/** The matrix as a table for a pull request or a page. */
export function markdownTable(
  clients: readonly string[],
  rows: readonly { readonly tool: string; readonly cells: readonly (TableCell | undefined)[] }[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const words = (cell: TableCell | undefined) => {
    if (!cell) return "";
    return `${cell.mark} ${cell.verdict}${cell.verdict === "changed" && cell.changes > 0 ? ` (${cell.changes})` : ""}`;
  };
  return [
    line(["Tool", ...clients.map(plain)]),
    line(Array.from({ length: clients.length + 1 }, () => "---")),
    ...rows.map(({ tool, cells }) => line([code(tool), ...cells.map(words)])),
    "",
  ].join("\n");
}

/** A name that may hold backticks, bars and marks that move text. */
function code(name: string): string {
  const safe = visible(name).replaceAll("|", "\\|");
  const longest = Math.max(0, ...(safe.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  const pad = longest > 0 ? " " : "";
  return safe === "" ? "(no name)" : `${fence}${pad}${safe}${pad}${fence}`;
}

function plain(text: string): string {
  return visible(text).replace(/[\\`*_<>[\]|~&]/g, "\\$&");
}
