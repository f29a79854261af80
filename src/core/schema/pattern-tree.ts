/** Too large, or with parts that no automaton can stand for. */
export class Unsure extends Error {}

export type Ranges = readonly (readonly [number, number])[];

export type Tree =
  | { readonly kind: "set"; readonly set: Ranges }
  | { readonly kind: "all"; readonly parts: readonly Tree[] }
  | { readonly kind: "any"; readonly parts: readonly Tree[] }
  | { readonly kind: "repeat"; readonly inner: Tree; readonly min: number; readonly max: number }
  /** Reads nothing. `look` stands for what is ahead or behind, which no automaton tells. */
  | { readonly kind: "assert"; readonly what: "start" | "end" | "boundary" | "inside" | "look" };

const classes: Readonly<Record<string, Ranges>> = {
  d: [[48, 57]],
  w: [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
  s: [
    [9, 13],
    [32, 32],
    [160, 160],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
  ],
};

const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, "0": 0 };

/** Reads patterns that `RegExp` accepts with the `u` flag. */
export class PatternParser {
  private at = 0;
  private depth = 0;
  private readonly characters: readonly string[];

  constructor(pattern: string) {
    this.characters = [...pattern];
  }

  whole(): Tree {
    const tree = this.choice();
    if (this.at < this.characters.length) throw new Unsure();
    return tree;
  }

  private choice(): Tree {
    if (this.depth++ > 50) throw new Unsure();
    const parts = [this.sequence()];
    while (this.takes("|")) parts.push(this.sequence());
    this.depth--;
    return parts.length === 1 && parts[0] ? parts[0] : { kind: "any", parts };
  }

  private sequence(): Tree {
    const parts: Tree[] = [];
    while (this.at < this.characters.length && this.next !== "|" && this.next !== ")") parts.push(this.repeated());
    return { kind: "all", parts };
  }

  private repeated(): Tree {
    const inner = this.atom();
    const [min, max] = this.bounds() ?? [1, 1];
    if (min === 1 && max === 1) return inner;
    this.takes("?");
    return { kind: "repeat", inner, min, max };
  }

  private bounds(): readonly [number, number] | undefined {
    if (this.takes("*")) return [0, Number.POSITIVE_INFINITY];
    if (this.takes("+")) return [1, Number.POSITIVE_INFINITY];
    if (this.takes("?")) return [0, 1];
    if (this.next !== "{") return undefined;
    const end = this.characters.indexOf("}", this.at);
    const [min = "", max] = this.characters
      .slice(this.at + 1, end)
      .join("")
      .split(",");
    this.at = end + 1;
    return [Number(min), max === undefined ? Number(min) : max === "" ? Number.POSITIVE_INFINITY : Number(max)];
  }

  private atom(): Tree {
    if (this.takes("(")) return this.group();
    if (this.takes("[")) return { kind: "set", set: this.class() };
    if (this.takes("^")) return { kind: "assert", what: "start" };
    if (this.takes("$")) return { kind: "assert", what: "end" };
    if (this.takes("."))
      return {
        kind: "set",
        set: without([
          [10, 10],
          [13, 13],
          [0x2028, 0x2029],
        ]),
      };
    const escaped = this.next === "\\" ? this.characters[this.at + 1] : undefined;
    if (escaped === "b" || escaped === "B") {
      this.at += 2;
      return { kind: "assert", what: escaped === "b" ? "boundary" : "inside" };
    }
    return { kind: "set", set: this.single() };
  }

  private group(): Tree {
    const looks = this.takes("?") && !this.takes(":") && this.looks();
    const inner = this.choice();
    if (!this.takes(")")) throw new Unsure();
    return looks ? { kind: "assert", what: "look" } : inner;
  }

  /** After `(?`: whether the group only looks, or has a name. */
  private looks(): boolean {
    if (this.takes("<") && this.next !== "=" && this.next !== "!") {
      this.at = this.characters.indexOf(">", this.at) + 1;
      return false;
    }
    if (!this.takes("=") && !this.takes("!")) throw new Unsure();
    return true;
  }

  private class(): Ranges {
    const negated = this.takes("^");
    const ranges: (readonly [number, number])[] = [];
    while (!this.takes("]")) {
      const low = this.single();
      const dash = this.next === "-" && this.characters[this.at + 1] !== "]" && low.length === 1;
      if (!dash) ranges.push(...low);
      else {
        this.at++;
        ranges.push([low[0]?.[0] ?? 0, this.single()[0]?.[1] ?? 0]);
      }
    }
    return negated ? without(ranges) : ranges;
  }

  /** One character or escape. */
  private single(): Ranges {
    const character = this.read();
    if (character !== "\\") return only(character);
    const escaped = this.read();
    if (Object.hasOwn(controls, escaped)) return only(controls[escaped] ?? 0);
    const set = Object.hasOwn(classes, escaped.toLowerCase()) ? classes[escaped.toLowerCase()] : undefined;
    if (set) return escaped === escaped.toLowerCase() ? set : without(set);
    if (escaped === "x") return only(Number.parseInt(this.read() + this.read(), 16));
    if (escaped === "u") return only(this.codePoint());
    if (escaped === "c") return only((this.read().codePointAt(0) ?? 0) % 32);
    // References to groups, and Unicode properties.
    if (/[1-9kpP]/.test(escaped)) throw new Unsure();
    return only(escaped);
  }

  private codePoint(): number {
    if (!this.takes("{")) return Number.parseInt(this.read() + this.read() + this.read() + this.read(), 16);
    const end = this.characters.indexOf("}", this.at);
    const digits = this.characters.slice(this.at, end).join("");
    this.at = end + 1;
    return Number.parseInt(digits, 16);
  }

  private get next(): string | undefined {
    return this.characters[this.at];
  }

  private takes(character: string): boolean {
    if (this.next !== character) return false;
    this.at++;
    return true;
  }

  private read(): string {
    const character = this.characters[this.at++];
    if (character === undefined) throw new Unsure();
    return character;
  }
}

function only(character: string | number): Ranges {
  const point = typeof character === "number" ? character : (character.codePointAt(0) ?? 0);
  return [[point, point]];
}

function without(ranges: Ranges): Ranges {
  const rest: [number, number][] = [];
  let from = 0;
  for (const [low, high] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (low > from) rest.push([from, low - 1]);
    from = Math.max(from, high + 1);
  }
  if (from <= 0x10ffff) rest.push([from, 0x10ffff]);
  return rest;
}
