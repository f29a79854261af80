/** The blocks of a Markdown text that are in one of some languages, or the one block that starts it. */
export function fencedIn(text: string, languages: RegExp): string | undefined {
  if (!/^\s*(?:```|~~~)/m.test(text)) return undefined;
  const kept: string[] = [];
  let inside: "wanted" | "other" | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const fence = /^\s*(?:```|~~~)\s*(\w*)/.exec(line);
    if (!fence) {
      if (inside === "wanted") kept.push(line);
    } else if (inside !== undefined) inside = undefined;
    else inside = languages.test(fence[1] ?? "") || index === 0 ? "wanted" : "other";
  }
  return kept.length > 0 ? kept.join("\n") : undefined;
}
