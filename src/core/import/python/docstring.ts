export interface Docstring {
  /** All of it, without the indentation. */
  readonly whole: string;
  /** What stands before the first part with a heading. */
  readonly intro: string;
  /** The first line. */
  readonly summary: string;
  /** What else is told of the tool, without the part about its parameters. */
  readonly rest: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const heading = /^(Args|Arguments|Parameters|Params|Keyword Args|Keyword Arguments|Other Parameters)\s*:?\s*$/i;
const otherHeading =
  /^(Returns?|Yields?|Raises|Examples?|Notes?|Warnings?|See Also|References|Attributes|Todo)\s*:?\s*$/i;

/** A docstring in the styles of Google, NumPy and Sphinx. */
export function readDocstring(text: string): Docstring {
  const lines = cleaned(text);
  const parameters = new Map<string, string>();
  const rest: string[] = [];
  const [summary = ""] = lines;
  const isPart = (line: string) =>
    /^:\w+/.test(line.trim()) || [heading, otherHeading].some((at) => at.test(line.trim()));
  const firstPart = lines.findIndex(isPart);
  let inParameters = false;
  let base = -1;
  let current: string | undefined;
  const add = (name: string, words: string) => {
    current = name;
    parameters.set(name, words.trim());
  };
  const go = (words: string) => {
    if (current === undefined || words === "") return;
    parameters.set(current, `${parameters.get(current) ?? ""} ${words}`.trim());
  };
  for (const [index, line] of lines.slice(1).entries()) {
    const words = line.trim();
    const indent = line.length - line.trimStart().length;
    const sphinx = /^:param\s+(?:[^:]*\s)?\*{0,2}(\w+)\s*:(.*)$/.exec(words);
    if (/^-{3,}$/.test(words)) continue;
    if (sphinx) add(sphinx[1] as string, sphinx[2] as string);
    else if (/^:\w+/.test(words)) current = undefined;
    else if (heading.test(words)) {
      inParameters = true;
      base = -1;
      current = undefined;
    } else if (otherHeading.test(words) || (inParameters && indent === 0 && base > 0 && words !== "")) {
      inParameters = false;
      current = undefined;
      rest.push(line);
    } else if (inParameters && words !== "") {
      if (base < 0) base = indent;
      const underlined = base === 0;
      const entry = indent > base ? undefined : (underlined ? numpy : google).exec(words);
      if (entry) add(entry[1] as string, underlined ? "" : (entry[2] ?? ""));
      else go(words);
    } else if (current !== undefined && !inParameters && indent > 0) go(words);
    else if (!inParameters) rest.push(line);
    if (index > 20_000) break;
  }
  return {
    whole: lines.join("\n"),
    intro: (firstPart < 0 ? lines : lines.slice(0, firstPart)).join("\n").trim(),
    summary,
    rest: rest.join("\n").trim(),
    parameters,
  };
}

const google = /^\*{0,2}(\w+)\s*(?:\([^)]*(?:\([^)]*\)[^)]*)*\))?\s*:(.*)$/;
const numpy = /^\*{0,2}(\w+)(?:\s*,\s*\w+)*\s*(?::.*)?$/;

/** Without the indentation that all lines share, as `inspect.cleandoc` does it, and without empty lines at both ends. */
export function cleaned(text: string): string[] {
  const lines = text.replace(/\t/g, "        ").split("\n");
  const depths = lines.slice(1).flatMap((line) => (line.trim() === "" ? [] : [line.length - line.trimStart().length]));
  const margin = depths.reduce((min, depth) => Math.min(min, depth), Number.POSITIVE_INFINITY);
  const shifted = lines.map((line, index) =>
    index === 0 ? line.trim() : line.slice(Math.min(margin, line.length)).trimEnd(),
  );
  const first = shifted.findIndex((line) => line.trim() !== "");
  if (first < 0) return [];
  const kept = shifted.slice(first);
  while (kept.at(-1)?.trim() === "") kept.pop();
  return [(kept[0] ?? "").trim(), ...kept.slice(1)];
}
