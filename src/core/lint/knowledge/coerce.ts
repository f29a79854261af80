import { readValue } from "../../text/index.ts";
import type { Json } from "../../types.ts";

/** The same value as other types would write it: `"10"` for 10, 10 for `"10"`. Nothing is lost on the way. */
export function coercions(value: Json): readonly Json[] {
  if (typeof value === "number" || typeof value === "boolean") return [String(value)];
  if (typeof value !== "string") return [];
  const text = value.trim();
  const found: Json[] = [];
  if (text !== "" && String(Number(text)) === text && Number.isFinite(Number(text))) found.push(Number(text));
  if (/^(true|false)$/i.test(text)) found.push(text.toLowerCase() === "true");
  if (/^[[{]/.test(text) && text.length <= 1_000) {
    // Text that only looks like JSON stays text.
    const read = readValue(text, { comments: false, exact: true });
    if (read.kind === "value") found.push(read.value);
  }
  return found;
}
