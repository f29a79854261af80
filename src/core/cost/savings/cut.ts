import { member } from "../../json.ts";
import type { Shorten } from "./shortening.ts";

/** The end of a description that no chosen client sends. */
export const cut: Shorten = (tool, { cut: max }) => {
  const text = member(tool, "description");
  if (max === undefined || typeof text !== "string" || text.length <= max) return [];
  const left = text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  const changes = [{ kind: "set", path: ["description"], value: left }] as const;
  return [{ kind: "cut", key: "", changes, places: 1, lost: text.slice(left.length) }];
};
