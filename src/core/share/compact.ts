import { endOfString, stringEnds } from "../text/index.ts";

/** How a text that travels without its blanks is laid out again. */
export interface Layout {
  /** What one level is indented with. */
  readonly unit: string;
  readonly newlineAtEnd: boolean;
}

export interface Compacted {
  readonly body: string;
  /** Undefined: the body is the text as it stands. */
  readonly layout: Layout | undefined;
}

/** Without the blanks that laying it out brings back to the byte; as it stands where it would not. */
export function compact(text: string): Compacted {
  const unit = /^[[{]\n( {1,8}|\t)(?=\S)/.exec(text)?.[1];
  if (unit !== undefined) {
    const layout = { unit, newlineAtEnd: text.endsWith("\n") };
    const body = withoutBlanks(text);
    if (layOut(body, layout, text.length) === text) return { body, layout };
  }
  return { body: text, layout: undefined };
}

/** Every member and element on a line of its own, as `JSON.stringify` does it; undefined where that gets longer than `most`. */
export function layOut(body: string, { unit, newlineAtEnd }: Layout, max: number): string | undefined {
  const stringEnd = stringEnds(body);
  const pieces: string[] = [];
  const lines: string[] = [];
  let length = newlineAtEnd ? 1 : 0;
  let depth = 0;
  let written = 0;
  const write = (piece: string) => {
    length += piece.length;
    pieces.push(piece);
  };
  const writeUpTo = (end: number) => {
    if (end > written) write(body.slice(written, end));
    written = end;
  };
  const newLine = () => {
    if (length + depth * unit.length >= max) length = max + 1;
    else {
      lines[depth] ??= `\n${unit.repeat(depth)}`;
      write(lines[depth] ?? "");
    }
  };
  for (let at = 0; at < body.length && length <= max; at++) {
    const character = body.charAt(at);
    if (character === '"') at = stringEnd(at);
    else if (character === "{" || character === "[") {
      if (body[at + 1] === (character === "{" ? "}" : "]")) at++;
      else {
        depth++;
        writeUpTo(at + 1);
        newLine();
      }
    } else if (character === "}" || character === "]") {
      depth = Math.max(0, depth - 1);
      writeUpTo(at);
      newLine();
    } else if (character === ",") {
      writeUpTo(at + 1);
      newLine();
    } else if (character === ":") {
      writeUpTo(at + 1);
      write(" ");
    }
  }
  writeUpTo(body.length);
  if (length > max) return undefined;
  if (newlineAtEnd) pieces.push("\n");
  return pieces.join("");
}

function withoutBlanks(text: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') {
      const end = endOfString(text, at);
      pieces.push(text.slice(at, end + 1));
      at = end;
    } else if (character !== " " && character !== "\n" && character !== "\t") pieces.push(character);
  }
  return pieces.join("");
}
