import { type EditRefusal, refusalInWords } from "../../../core/index.ts";

/** Why an edit was refused, in words. */
export async function refusedIn(edit: Promise<EditRefusal | undefined>): Promise<string | undefined> {
  const refusal = await edit;
  return refusal && refusalInWords(refusal);
}
