import { decodeSnapshot, encodeSnapshot, onlyTool, type Snapshot, secretIn } from "../../../core/index.ts";

export interface LinkWish {
  readonly snapshot: Snapshot;
  /** Leave the other tools out. */
  readonly only: boolean;
}

export interface MadeLink {
  readonly fragment: string;
  /** Whether it can be opened again: what is too large or too deep cannot. */
  readonly opens: boolean;
  /** A credential that it seems to give away. */
  readonly secret: string | null;
}

export const questions = {
  link({ snapshot, only }: LinkWish): MadeLink {
    const alone = only && snapshot.tool !== undefined ? onlyTool(snapshot.text, snapshot.tool) : undefined;
    const text = alone ?? snapshot.text;
    const fragment = encodeSnapshot({ ...snapshot, text });
    return { fragment, opens: decodeSnapshot(fragment).ok, secret: secretIn(text)?.what ?? null };
  },
};
