import { holdsTools } from "../../../core/index.ts";
import { type DocumentToPack, pack, unpack } from "../archive.ts";

export const questions = {
  pack: (documents: readonly DocumentToPack[]) => pack(documents),
  unpack: (bytes: Uint8Array) => unpack(bytes),
  /** Which of some texts hold tools. */
  holdTools: (texts: readonly string[]) => texts.map(holdsTools),
};
