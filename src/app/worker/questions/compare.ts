import {
  alignDocument,
  applyEdits,
  type CompareRequest,
  compareDocuments,
  decodeSnapshot,
} from "../../../core/index.ts";
import type { Progress } from "../topics.ts";

/** How often progress is told, in tools. */
const every = 10;

export const questions = {
  compare(request: CompareRequest, progress: (at: Progress) => void) {
    return compareDocuments(request, (done, of) => {
      if (done % every === 0) progress({ done, of });
    });
  },
  /** The edits of the chosen rows, and the text with them. */
  align({ request, chosen }: { readonly request: CompareRequest; readonly chosen: readonly string[] }) {
    const edits = alignDocument(request, chosen);
    return { edits, text: applyEdits(request.text, edits) };
  },
  /** The text behind a link, or why there is none. */
  link(address: string) {
    return decodeSnapshot(address.slice(Math.max(0, address.indexOf("#"))));
  },
};
