import { isObject, member } from "../json.ts";
import type { Json, JsonObject, Path } from "../types.ts";

export interface Icon {
  readonly icon: JsonObject;
  readonly src: string;
  /** The scheme as a browser reads it, without the colon; empty for a relative address. */
  readonly scheme: string;
  /** To the address. */
  readonly path: Path;
}

/** The icons of a tool that have an address. */
export function iconsOf(tool: JsonObject): Icon[] {
  const icons = member(tool, "icons");
  if (!Array.isArray(icons)) return [];
  return icons.flatMap((icon: Json, index) => {
    const src = member(icon, "src");
    if (!isObject(icon) || typeof src !== "string") return [];
    // Browsers drop white space and control characters before they look at the scheme.
    const start = src.slice(0, 100).replace(/[\s\p{Cc}]/gu, "");
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(start)?.[1]?.toLowerCase() ?? "";
    return [{ icon, src, scheme, path: ["icons", index, "src"] }];
  });
}
