import { type Diagnostic, radiusWords, type Severity } from "../../core/index.ts";
import { plain } from "../plain.ts";
import type { Reporter } from "../reporter.ts";
import { type Style, styleFor } from "../style.ts";
import { summaryOf, totalsOf } from "../totals.ts";

const marks: Readonly<Record<Severity, string>> = { error: "✖", warning: "⚠", info: "ℹ", hint: "·" };
const paints: Readonly<Record<Severity, keyof Style>> = { error: "red", warning: "yellow", info: "blue", hint: "dim" };

/** For a person at a terminal: grouped by file, a line a finding. */
export const text: Reporter = {
  id: "text",
  render({ files, colour }) {
    const style = styleFor(colour);
    const blocks = files
      .filter(({ analysis }) => analysis.diagnostics.length > 0)
      .map(({ file, analysis }) => [style.underline(plain(file)), ...rows(analysis.diagnostics, style), ""]);
    const totals = totalsOf(files);
    const repair = totals.fixable > 0 ? [`run with --fix to repair ${totals.fixable}`] : [];
    return [...blocks.flat(), style.bold(summaryOf(totals)), ...repair, ""].join("\n");
  },
};

function rows(diagnostics: readonly Diagnostic[], style: Style): string[] {
  const places = diagnostics.map(({ range }) => `${range.start.line}:${range.start.column}`);
  const width = places.reduce((max, place) => Math.max(max, place.length), 0);
  return diagnostics.map(({ severity, message, rule, radius }, index) => {
    const place = style.dim((places[index] ?? "").padStart(width));
    const word = style[paints[severity]](`${marks[severity]} ${severity.padEnd(7)}`);
    return `  ${place}  ${word}  ${plain(message)}  ${style.dim(`${rule} (${radiusWords[radius]})`)}`;
  });
}
