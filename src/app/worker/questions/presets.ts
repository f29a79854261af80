import { createAnalyzer, maxDiagnostics, type Preset, presets } from "../../../core/index.ts";
import { seldom } from "../seldom.ts";
import type { Progress } from "../topics.ts";
import type { LintInput } from "./lint.ts";

export const questions = {
  /** How many problems each preset finds, without the tools that once took too long. */
  count({ text, settings, blocked }: LintInput, progress: (at: Progress) => void): Record<Preset, number> {
    const leftOut = new Set(blocked);
    const tell = seldom(progress);
    const found = presets.map((preset, at): [Preset, number] => {
      const sign = () => tell(at, presets.length);
      const isChecked = (tool: string) => {
        sign();
        return !leftOut.has(tool);
      };
      const { counts } = createAnalyzer(isChecked, maxDiagnostics, sign)(text, { ...settings, preset });
      return [preset, Object.values(counts).reduce((sum, number) => sum + number, 0)];
    });
    return Object.fromEntries(found) as Record<Preset, number>;
  },
};
