import { endOfString } from "../outline.ts";

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
export function layOut(body: string, { unit, newlineAtEnd }: Layout, most: number): string | undefined {
  const pieces: string[] = [];
  let length = newlineAtEnd ? 1 : 0;
  let depth = 0;
  const write = (piece: string) => {
    length += piece.length;
    if (length <= most) pieces.push(piece);
  };
  const newLine = () => {
    length += 1 + depth * unit.length;
    if (length <= most) pieces.push("\n", unit.repeat(depth));
  };
  for (let at = 0; at < body.length && length <= most; at++) {
    const character = body.charAt(at);
    const empty = (character === "{" && body[at + 1] === "}") || (character === "[" && body[at + 1] === "]");
    if (character === '"') {
      const end = endOfString(body, at);
      write(body.slice(at, end + 1));
      at = end;
    } else if (empty) {
      write(body.slice(at, at + 2));
      at++;
    } else if (character === "{" || character === "[") {
      depth++;
      write(character);
      newLine();
    } else if (character === "}" || character === "]") {
      depth = Math.max(0, depth - 1);
      newLine();
      write(character);
    } else {
      write(character === ":" ? ": " : character);
      if (character === ",") newLine();
    }
  }
  if (length > most) return undefined;
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
