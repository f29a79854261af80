import { plural, visible } from "../core/index.ts";

/** A tool's name as it can be shown: nothing in it is hidden, and nothing moves the text around it. */
export function toolTitle(name: string | null): string {
  return name === null ? "no name" : visible(name);
}

/** A number of tools, for bars and sentences. */
export function toolCount(number: number): string {
  return `${number.toLocaleString("en")} ${plural(number, "tool")}`;
}
