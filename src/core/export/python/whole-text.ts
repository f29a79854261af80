/** Whether a text has no half characters: Pydantic refuses names and values that cannot be written in UTF-8. */
export function isWhole(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}
