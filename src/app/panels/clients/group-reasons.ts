import type { ClientReason, Span } from "../../../core/index.ts";

export interface PlacedReason extends ClientReason {
  /** Where it is in the text of the tool. */
  readonly span?: Span;
}

export interface ReasonGroup extends PlacedReason {
  /** Every place at which the same happens. */
  readonly places: readonly { readonly path: string; readonly span?: Span }[];
}

/** What happens to one parameter after the other: the first is named, the places tell of the others. */
const named = { "optional-property": true, "required-added": true, "property-dropped": true } as const;

/** The same thing at many places is one event. */
export function groupReasons(reasons: readonly PlacedReason[]): readonly ReasonGroup[] {
  const groups = new Map<string, ReasonGroup>();
  for (const reason of reasons) {
    const { code, args, source, effect, path, span } = reason;
    const { name: _, ...others } = args;
    const key = JSON.stringify([code, code in named ? others : args, source, effect]);
    const before = groups.get(key);
    const places = [...(before?.places ?? []), { path, ...(span && { span }) }];
    groups.set(key, { ...(before ?? reason), places });
  }
  return [...groups.values()];
}
