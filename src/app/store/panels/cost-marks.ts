import { numberWords } from "../../../core/index.ts";
import { keepAnswers, newLane } from "../workers.ts";
import { costWay, inlaysShown, onCostWayChange, wayKey } from "./cost-way.ts";

export { inlaysShown as isCostShown, onCostWayChange };

interface Mark {
  /** Behind the key, from the start of the tool. */
  readonly at: number;
  readonly words: string;
}

const lane = newLane();
/** Texts that were typed would pile up. */
const maxKnown = 200;
const known = new Map<string, readonly Mark[]>();

/** Marks are asked for after every key. */
let release: (() => void) | undefined;
onCostWayChange(() => {
  if (inlaysShown()) release ??= keepAnswers();
  else {
    release?.();
    release = undefined;
  }
});

/** What each property of a tool's text costs; nothing where that could not be found out. */
export async function marksOf(tool: string): Promise<readonly Mark[]> {
  const way = costWay();
  const key = `${wayKey()}\n${tool}`;
  const before = known.get(key);
  if (before) return before;
  const answer = await lane.ask("cost", "marks", { tool, ...way });
  if (answer.kind !== "answered") return [];
  const about = way.tokenizer === "estimate" || way.tokenizer === "gemini" ? "≈" : "";
  const marks = answer.value.map(({ at, tokens }) => ({ at, words: `${about}${numberWords(tokens)}` }));
  if (known.size >= maxKnown) known.clear();
  known.set(key, marks);
  return marks;
}
