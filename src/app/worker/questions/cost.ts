import {
  applyEdits,
  foldedParts,
  type JsonObject,
  parseDocument,
  placesIn,
  type Saving,
  type SavingOptions,
  savingEdits,
  savingFinder,
  type TextEdit,
  type ToolCost,
} from "../../../core/index.ts";
import { type CostWay, counterOf } from "../cost-counter.ts";

interface CountQuestion extends CostWay {
  /** The texts of tools. */
  readonly tools: readonly string[];
}

interface SavingsQuestion extends CostWay {
  readonly text: string;
  readonly revision: string;
  readonly clients: readonly string[];
}

interface ApplyQuestion extends SavingsQuestion {
  readonly chosen: readonly Pick<Saving, "id" | "tools">[];
}

const findSavings = savingFinder();

export const questions = {
  /** What each of some tools costs; each tool is a sign of life. */
  async count({ tools, ...way }: CountQuestion, progress: (at: number) => void): Promise<readonly ToolCost[]> {
    const { cost } = await counterOf(way);
    return tools.map((text, at) => {
      progress(at);
      const counted = cost(toolOf(text));
      return { ...counted, parts: foldedParts(counted.parts) };
    });
  },
  /** What the tools of earlier texts cost, by name. */
  async earlier({ texts, ...way }: CostWay & { readonly texts: readonly string[] }, progress: (at: number) => void) {
    const { tokens } = await counterOf(way);
    return texts.map((text, at) => {
      progress(at);
      return parseDocument(text).tools.map(({ value }) => ({ tool: String(value.name), tokens: tokens(value) }));
    });
  },
  /** Every property of a tool with its place in the text of it. */
  async marks({ tool, ...way }: CostWay & { readonly tool: string }) {
    const { places } = await counterOf(way);
    const { tokensAt } = places(toolOf(tool));
    const paths = propertyPaths(toolOf(tool));
    const spans = placesIn(
      tool,
      paths.map((path) => path.map(String)),
    );
    return paths.flatMap((path, index) => {
      const span = spans[index];
      const tokens = tokensAt(path);
      return span && tokens > 0 ? [{ at: span.offset + span.length, tokens }] : [];
    });
  },
  /** What could be said with fewer tokens. */
  async savings({ text, ...question }: SavingsQuestion, progress: (at: number) => void): Promise<readonly Saving[]> {
    return findSavings(parseDocument(text).tools, await optionsOf(question), progress);
  },
  /** The chosen savings as edits of the text, and what is saved by all of them together. */
  async apply({ text, chosen, ...question }: ApplyQuestion): Promise<{ edits: readonly TextEdit[]; saved: number }> {
    const options = await optionsOf(question);
    const { tools } = parseDocument(text);
    const edits = savingEdits(tools, chosen, options);
    const after = parseDocument(applyEdits(text, edits)).tools;
    const touched = new Set(chosen.flatMap((saving) => saving.tools));
    const sum = (list: typeof tools) =>
      list.reduce((total, { value }, index) => (touched.has(index) ? total + options.tokens(value) : total), 0);
    return { edits, saved: sum(tools) - sum(after) };
  },
};

async function optionsOf({ revision, clients, ...way }: Omit<SavingsQuestion, "text">): Promise<SavingOptions> {
  const { tokens } = await counterOf(way);
  return { revision, clients: way.client === null ? clients : [way.client], tokens };
}

function toolOf(text: string): JsonObject {
  return parseDocument(`[${text}]`).tools[0]?.value ?? {};
}

/** Everything that stands in `properties`, of both schemas, on any level. */
function propertyPaths(tool: JsonObject): readonly (readonly (string | number)[])[] {
  const found: (readonly (string | number)[])[] = [];
  const walk = (value: unknown, path: readonly (string | number)[], depth: number): void => {
    if (depth > 40 || typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(key) : key];
      if (key === "default" || key === "const" || key === "enum" || key === "examples") continue;
      if (key === "properties" && typeof inner === "object" && inner !== null && !Array.isArray(inner))
        for (const name of Object.keys(inner)) found.push([...here, name]);
      walk(inner, here, depth + 1);
    }
  };
  for (const field of ["inputSchema", "outputSchema"]) walk(tool[field], [field], 0);
  return found;
}
