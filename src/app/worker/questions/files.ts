import { holdsTools } from "../../../core/index.ts";
import { bundleManifest, type DocumentToPack, pack, unpack } from "../archive.ts";

export const questions = {
  pack: (documents: readonly DocumentToPack[]) => pack(documents),
  unpack: (bytes: Uint8Array) => unpack(bytes),
  bundleManifest: (bytes: Uint8Array) => bundleManifest(bytes),
  /** Which of some texts hold tools. */
  holdTools: (texts: readonly string[]) => texts.map(holdsTools),
};
