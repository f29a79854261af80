import { type Diagnostic, radiusWords, type Severity } from "../../core/index.ts";
import { plain } from "../plain.ts";
import type { Reporter } from "../reporter.ts";
import { type Style, styleFor } from "../style.ts";
import { summaryOf, totalsOf, worstOf } from "../totals.ts";

const marks: Readonly<Record<Severity, string>> = { error: "✖", warning: "⚠", info: "ℹ", hint: "·" };
const paints: Readonly<Record<Severity, keyof Style>> = { error: "red", warning: "yellow", info: "blue", hint: "dim" };

/** More than a person reads; other formats list all. */
const maxRows = 5_000;

/** For a person at a terminal: grouped by file, a line a finding; of too many, the worst. */
export const text: Reporter = {
  id: "text",
  render({ files, colour }) {
    const style = styleFor(colour);
    const listed = files.map(({ file, analysis }) => ({ file, diagnostics: worstOf(analysis.diagnostics, maxRows) }));
    const blocks = listed
      .filter(({ diagnostics }) => diagnostics.length > 0)
      .map(({ file, diagnostics }) => [style.underline(plain(file)), ...rows(diagnostics, style), ""]);
    const shown = listed.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0);
    const totals = totalsOf(files);
    const omitted = totals.listed - shown;
    const repair = totals.fixable > 0 ? [`run with --fix to repair ${totals.fixable}`] : [];
    return [...blocks.flat(), style.bold(summaryOf(totals, omitted)), ...repair, ""].join("\n");
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
