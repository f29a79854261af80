declare module "monaco-editor/languages/features/json/tokenization" {
  import type { languages } from "monaco-editor/editor";

  interface Parents {
    readonly parent: Parents | null;
    readonly type: number;
  }

  /** How a line ends: inside of what, and behind what. Never changed once it is there. */
  export interface JsonState extends languages.IState {
    readonly scanError: number | null;
    readonly lastWasColon: boolean;
    readonly parents: Parents | null;
  }

  export function createTokenizationSupport(supportComments: boolean): {
    getInitialState(): JsonState;
    tokenize(line: string, state: JsonState): { tokens: languages.IToken[]; endState: JsonState };
  };
}
