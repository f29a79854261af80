/** A browser under remote control: the little that WebDriver BiDi and classic WebDriver have in common. */
export interface Driver {
  /** Such as `Firefox 153.7.0`. */
  readonly title: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page. Its arguments and what it returns, or what its promise gives, are JSON. */
  run<Args extends readonly unknown[], Value>(act: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>>;
  /** Real events of keys and the pointer, in the form that both protocols share. */
  perform(sources: readonly Source[]): Promise<void>;
  /** Gives a file to an `<input type="file">`. */
  choose(selector: string, file: string): Promise<void>;
  /** What is on screen, as PNG. */
  picture(): Promise<Buffer>;
  /** Ends the visit, with all that the browser kept of it. */
  close(): Promise<void>;
}

export interface Source {
  readonly type: "key" | "pointer";
  readonly id: string;
  readonly parameters?: { readonly pointerType: "mouse" };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** A program that makes visits, each with storage of its own. */
export interface Program {
  visit(): Promise<Driver>;
  end(): Promise<void>;
}

export const windowSize = { width: 1440, height: 900 };

/** Keys that write nothing, by the code points that WebDriver gives them. */
const special: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Control: "\uE009",
  F2: "\uE032",
  F8: "\uE038",
};

/** A key or a chord such as `Control+a`. */
export function chord(keys: string): Source[] {
  const values = keys.split("+").map((key) => special[key] ?? key);
  const down = values.map((value) => ({ type: "keyDown", value }));
  const up = [...values].reverse().map((value) => ({ type: "keyUp", value }));
  return [{ type: "key", id: "keyboard", actions: [...down, ...up] }];
}

/** A text, key by key. */
export function typed(text: string): Source[] {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}

export function clickAt({ x, y }: { readonly x: number; readonly y: number }): Source[] {
  const move = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" };
  const press = [
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [move, ...press] }];
}
