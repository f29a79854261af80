import { holdsTools } from "../../core/index.ts";

const names = /(^|\/)tools\.jsonc?$|\.mcp-tools\.jsonc?$/i;

/** Files that are tools by their name, and any other JSON that holds some. */
export function isOurs(uri: string, text: string): boolean {
  const path = uri.replace(/[?#].*$/, "");
  return names.test(path) || (/\.jsonc?$/i.test(path) && holdsTools(text));
}
