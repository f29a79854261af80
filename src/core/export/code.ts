declare const mark: unique symbol;

/** Text that is known to be code. Only literal, comment and identifier writers make it, and a template takes nothing else. */
export interface Code {
  readonly text: string;
  readonly [mark]: true;
}

/** For the writers alone: no text of a document may come here as it is. */
export function trusted(text: string): Code {
  return { text } as Code;
}

type Part = Code | readonly Code[] | undefined;

const hole = "\u0000";
const blank = /^\s*$/;

/**
 * A template for code. Its common indentation goes, a part of several lines keeps the indentation of its place, a list
 * stands line by line, and a line that holds nothing but empty parts is left out.
 */
export function source(strings: TemplateStringsArray, ...parts: readonly Part[]): Code {
  const lines = undented(strings.join(hole));
  let next = 0;
  const written: string[] = [];
  for (const line of lines) {
    const [first = "", ...rest] = line.split(hole);
    const indentation = /^\s*/.exec(first)?.[0] ?? "";
    const texts = rest.map(() => textOf(parts[next++], indentation));
    if (rest.length > 0 && texts.every((text) => text === undefined) && blank.test(first + rest.join(""))) continue;
    written.push(first + rest.map((after, index) => (texts[index] ?? "") + after).join(""));
  }
  return trusted(written.join("\n"));
}

export function joined(parts: readonly Code[], separator = "\n"): Code {
  return trusted(parts.map(({ text }) => text).join(separator));
}

/** A file of code: it ends with exactly one line end. */
export function fileText({ text }: Code): string {
  return `${text.replace(/\n+$/, "")}\n`;
}

function textOf(part: Part, indentation: string): string | undefined {
  const whole = part === undefined || "text" in part ? part : part.length > 0 ? joined(part) : undefined;
  return whole?.text.replace(/\n(?!\n|$)/g, `\n${indentation}`);
}

function undented(template: string): string[] {
  if (!template.startsWith("\n")) return template.split("\n");
  const lines = template.slice(1).split("\n");
  if (blank.test(lines.at(-1) ?? "")) lines.pop();
  const indented = lines.filter((line) => !blank.test(line)).map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const min = Math.min(...indented);
  return lines.map((line) => line.slice(min));
}
