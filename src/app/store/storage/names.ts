/** A name, then the same with a number: the first that is free is taken. */
export function* candidateNames(name: string): Generator<string> {
  yield name;
  const closing = name.endsWith(")");
  for (let number = 2; ; number++) yield closing ? `${name.slice(0, -1)} ${number})` : `${name} ${number}`;
}

/** Asked inside the transaction that writes the name, so no two tabs find the same one free. */
export async function freeName(name: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  for (const candidate of candidateNames(name)) if (!(await isTaken(candidate))) return candidate;
  return name;
}
