import { createTokenizationSupport } from "monaco-editor/languages/features/json/tokenization";
import { isTooDeep } from "../../core/index.ts";
import { type Model, monaco } from "./monaco.ts";

/** JSON with its colours and brackets, but without the language service. */
const plainJson = "plain-json";

/** Longer than this, the service takes longer for one answer than a person waits, and past 2 MB it overflows its stack. */
const maxForService = 500_000;

registerJson(plainJson);

export const languages = ["json", plainJson];

/** Gives a model the language service where that can bear the text: it is recursive and reads all of it every time. */
export function fitLanguage(model: Model, text: string): void {
  const wanted = text.length > maxForService || isTooDeep(text) ? plainJson : "json";
  if (model.getLanguageId() !== wanted) monaco.editor.setModelLanguage(model, wanted);
}

/** A language that looks like JSON with comments and has no service behind it. */
export function registerJson(id: string): void {
  monaco.languages.register({ id });
  monaco.languages.setTokensProvider(id, createTokenizationSupport(true));
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
