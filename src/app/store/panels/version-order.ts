/** What a name says about its age: the numbers of the version in it, and the rest. */
function read(name: string): { readonly numbers: readonly number[]; readonly rest: string } | undefined {
  const plain = name.replace(/\.(jsonc?|txt|ya?ml)$/i, "").toLowerCase();
  const found = [...plain.matchAll(/\d+(?:[.-]\d+)*/g)].at(-1);
  if (!found) return undefined;
  const rest = plain.slice(0, found.index) + plain.slice(found.index + found[0].length);
  return { numbers: found[0].split(/[.-]/).map(Number), rest: rest.replace(/[\s_.-]+/g, " ").trim() };
}

/** Whether a target is the older or the newer one by the names alone: "server-1.3.json" beside "server-1.4". Else nobody knows. */
export function orderByName(here: string, there: string): "older" | "newer" | undefined {
  const [ours, theirs] = [read(here), read(there)];
  if (!ours || !theirs || ours.rest !== theirs.rest) return undefined;
  const length = Math.max(ours.numbers.length, theirs.numbers.length);
  for (let index = 0; index < length; index++) {
    const difference = (theirs.numbers[index] ?? 0) - (ours.numbers[index] ?? 0);
    if (difference !== 0) return difference < 0 ? "older" : "newer";
  }
  return undefined;
}
