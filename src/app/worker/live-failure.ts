/** Why a server could not be asked. The words are made on the page: `store/documents/server-words.ts`. */
export type LiveFailure =
  | { readonly code: "slow"; readonly seconds: number }
  | { readonly code: "too-large"; readonly mebibytes: number }
  | { readonly code: "redirect"; readonly to: string | null }
  /** Nobody answered, or the browser does not say what came. `answered` is what the server had answered until then. */
  | { readonly code: "unreachable"; readonly answered: string | null }
  /** `scheme` is how it wants to be told, where a page may read that. */
  | { readonly code: "unauthorised"; readonly status: 401 | 403; readonly scheme: string | null }
  | { readonly code: "status"; readonly status: number }
  /** The answer began and does not go on, or cannot be unpacked. */
  | { readonly code: "broken-off"; readonly method: string }
  | { readonly code: "empty"; readonly method: string; readonly status: number }
  | { readonly code: "not-json"; readonly method: string; readonly type: string }
  | { readonly code: "rpc-error"; readonly method: string; readonly number: number | null; readonly said: string }
  /** The answer came, and is none that the official client goes on with. */
  | { readonly code: "not-mcp"; readonly method: string }
  /** It came, and our own worker failed at it. */
  | { readonly code: "unread" };

/** What kept a list from being whole: what came before is there. */
export type LiveGap =
  | { readonly code: "more-tools"; readonly taken: number }
  | { readonly code: "more-pages"; readonly taken: number }
  | { readonly code: "circle" }
  | { readonly code: "page-failed"; readonly page: number; readonly failure: LiveFailure };
