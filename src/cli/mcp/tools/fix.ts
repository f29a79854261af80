import { createAnalyzer, fixAll } from "../../../core/index.ts";
import { isFailure } from "../../host.ts";
import { analysisSettings, settingsInput } from "../settings.ts";
import { type AgentTool, document, list, text } from "../tool.ts";

export const fix: AgentTool = {
  name: "fix",
  title: "Repair tool descriptors",
  description:
    "Repairs what lint calls fixable, as small edits that keep comments, order and formatting. Writes no file: it returns the new text, and the edit that leads to it, for you to write. Run lint on the new text to see what is left.",
  input: { document, ...settingsInput },
  output: {
    text: text("The whole text after the repairs."),
    edits: list("What was changed, in UTF-16 units of the text before.", {
      offset: { type: "integer", description: "Where the edit starts." },
      length: { type: "integer", description: "How much is replaced." },
      text: text("What takes its place."),
    }),
    changed: { type: "boolean", description: "Whether anything was repaired." },
    left: { type: "integer", description: "How many problems are left." },
  },
  async run(args, reach) {
    const before = await reach.textOf(args.document);
    if (isFailure(before)) return before;
    const settings = analysisSettings(args);
    if (isFailure(settings)) return settings;
    const analyzer = createAnalyzer();
    const after = fixAll(before, settings, analyzer);
    const { diagnostics, omitted } = analyzer(after, settings);
    const edits = before === after ? [] : [difference(before, after)];
    return { text: after, edits, changed: before !== after, left: diagnostics.length + omitted };
  },
};

/** What is left where both ends that are the same are taken away. */
function difference(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { offset: start, length: before.length - start - end, text: after.slice(start, after.length - end) };
}
