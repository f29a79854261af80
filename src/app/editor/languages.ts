import { jsonTokens } from "./json-tokens.ts";
import { monaco } from "./monaco.ts";

/** The document: completion, hovers, repairs and costs belong to it. */
export const toolsJson = "tools-json";
/** JSON that is only shown. */
export const plainJson = "plain-json";

registerJson(toolsJson);
registerJson(plainJson);

/** A language that looks like JSON with comments and has no service behind it. */
export function registerJson(id: string): void {
  monaco.languages.register({ id });
  monaco.languages.setTokensProvider(id, jsonTokens());
  monaco.languages.setLanguageConfiguration(id, {
    comments: { lineComment: "//", blockComment: ["/*", "*/"] },
    brackets: [
      ["{", "}"],
      ["[", "]"],
    ],
    autoClosingPairs: [
      { open: "{", close: "}", notIn: ["string"] },
      { open: "[", close: "]", notIn: ["string"] },
      { open: '"', close: '"', notIn: ["string"] },
    ],
  });
}
