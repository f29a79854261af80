import { holdsTools } from "../../core/index.ts";
import type { Project } from "./project.ts";

const names = /(^|\/)tools\.jsonc?$|\.mcp-tools\.jsonc?$/i;

/** Files that are tools by their name or by the settings, and any other JSON that holds some. */
export function isOurs(uri: string, text: string, { named }: Pick<Project, "named">): boolean {
  const path = uri.replace(/[?#].*$/, "");
  return named || names.test(path) || (/\.jsonc?$/i.test(path) && holdsTools(text));
}
