import { fromPointer, visible } from "../../../core/index.ts";

const max = 40;

/** `oneOf 2` for the second branch. */
function lastStep(steps: readonly string[]): string {
  const [before, last] = [steps.at(-2), steps.at(-1) ?? "the tool"];
  return before !== undefined && /^\d+$/.test(last) ? `${before} ${Number(last) + 1}` : last;
}

/** A place of a tool in the words of its author: `/inputSchema/properties/state/default` is `state`. */
export function placeName(pointer: string): string {
  const steps = fromPointer(pointer);
  const names = steps.flatMap((step, index) => {
    const before = steps[index - 1];
    if (before === "properties" && steps[index - 2] !== "properties") return [step];
    return before === "$defs" || before === "definitions" ? [step] : [];
  });
  const name = visible(names.length > 0 ? names.join(".") : lastStep(steps));
  return name.length > max ? `${name.slice(0, max - 1)}…` : name;
}
