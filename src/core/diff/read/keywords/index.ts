import { inPlaceKeywords } from "./in-place.ts";
import { listKeywords } from "./lists.ts";
import { memberKeywords } from "./members.ts";
import { valueKeywords } from "./values.ts";

/** What each keyword says of values. */
export const readers = { ...valueKeywords, ...listKeywords, ...memberKeywords, ...inPlaceKeywords };
