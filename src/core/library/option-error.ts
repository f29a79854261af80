/**
 * A call that was written wrongly: an option that does not exist, a value that an option does not take, an argument of
 * another type. It is thrown before anything is computed, so that a slip of the pen never becomes another meaning.
 * What a document or a value is like is never thrown: that comes back as data.
 *
 * @example
 * let error;
 * try {
 *   validate({}, 1, { dialect: "draft-7" });
 * } catch (thrown) {
 *   error = thrown;
 * }
 * error instanceof OptionError && error instanceof TypeError; // => true
 * [error.call, error.option, error.given]; // => ["validate", "dialect", "draft-7"]
 * error.choices[1]; // => "draft-07"
 */
export class OptionError extends TypeError {
  override readonly name = "OptionError";
  /** The function that was called. */
  readonly call: string;
  /** The option or argument that is wrong, with dots for what lies inside of it: `rules.json/duplicate-key`. */
  readonly option: string;
  readonly given: unknown;
  /** What may stand there; empty where that is no list of names. */
  readonly choices: readonly string[];

  constructor(message: string, about: Pick<OptionError, "call" | "option" | "given" | "choices">) {
    super(message);
    this.call = about.call;
    this.option = about.option;
    this.given = about.given;
    this.choices = about.choices;
  }
}
