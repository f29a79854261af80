import { isObject, member } from "../json.ts";
import type { Revision } from "../revision.ts";
import type { Json, JsonObject } from "../types.ts";
import { code, inWords } from "../words.ts";
import type { Step } from "./exchange.ts";

interface Projected {
  readonly value: Json | undefined;
  readonly steps: readonly Step[];
}

/** The fields of a tool that have members of their own: what does not fit is left out. */
export function projectFields(
  field: "annotations" | "icons" | "execution",
  value: Json,
  revision: Revision,
): Projected {
  if (field === "icons") return projectIcons(value, revision);
  if (!isObject(value)) return refuse(`${code(field)} is ${inWords(value)}, and ${revision.id} takes only an object.`);
  const steps: Step[] = [];
  const entries = Object.entries(value).filter(([key, inner]) => {
    const why = field === "annotations" ? annotationFault(key, inner, revision) : executionFault(key, inner, revision);
    if (why !== undefined) steps.push({ kind: "dropped", path: [key], message: `Dropped: ${why}` });
    return why === undefined;
  });
  return { value: steps.length === 0 ? value : Object.fromEntries(entries), steps };
}

function annotationFault(key: string, value: Json, { id, annotationFields }: Revision): string | undefined {
  if (!annotationFields.includes(key)) return `${code(key)} is no annotation of ${id}.`;
  const wanted = key === "title" ? "string" : "boolean";
  if (typeof value === wanted) return undefined;
  return `${code(key)} is ${inWords(value)}, and ${id} takes only ${wanted === "string" ? "text" : "true or false"}.`;
}

function executionFault(key: string, value: Json, { id }: Revision): string | undefined {
  if (key !== "taskSupport") return `${code(key)} is no part of \`execution\` in ${id}.`;
  if (["forbidden", "optional", "required"].includes(String(value))) return undefined;
  return "`taskSupport` takes only `forbidden`, `optional` and `required`.";
}

/** Members of an icon that may be left out, and how each must look. */
const iconFields: Readonly<Record<string, (value: Json) => boolean>> = {
  src: (value) => typeof value === "string" && /^[a-z][a-z\d+.-]*:[^\s"<>\\^`{|}]*$/i.test(value),
  mimeType: (value) => typeof value === "string",
  sizes: (value) => Array.isArray(value) && value.every((size: Json) => typeof size === "string"),
  theme: (value) => value === "light" || value === "dark",
};

function projectIcons(value: Json, { id }: Revision): Projected {
  if (!Array.isArray(value)) return refuse(`\`icons\` is ${inWords(value)}, and ${id} takes only a list.`);
  const steps: Step[] = [];
  const drop = (path: (string | number)[], why: string) =>
    steps.push({ kind: "dropped", path, message: `Dropped: ${why}` });
  const icons = value.flatMap((icon: Json, index): JsonObject[] => {
    if (!isObject(icon) || !iconFields.src?.(member(icon, "src") ?? null)) {
      drop([index], "an icon without an address in `src` cannot be shown.");
      return [];
    }
    const entries = Object.entries(icon).filter(([key, inner]) => {
      const fits = Object.hasOwn(iconFields, key) && iconFields[key]?.(inner);
      if (!fits) drop([index, key], `${code(key)} with that value is no part of an icon in ${id}.`);
      return fits;
    });
    return [entries.length === Object.keys(icon).length ? icon : Object.fromEntries(entries)];
  });
  return { value: steps.length === 0 ? value : icons, steps };
}

function refuse(why: string): Projected {
  return { value: undefined, steps: [{ kind: "dropped", path: [], message: `Dropped: ${why}` }] };
}
