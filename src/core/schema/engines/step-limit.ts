import type { Draft, Keyword } from "json-schema-library";

/** More take seconds: where a schema leads back to itself, parts of it are put together and read again at every step. */
const maxSteps = 200_000;

let left = 0;

/** Runs a validation by keywords that are counted. It throws after so many steps. */
export function withinSteps<Result>(run: () => Result): { readonly result: Result; readonly steps: number } {
  left = maxSteps;
  const result = run();
  return { result, steps: maxSteps - left };
}

/** Every keyword of a draft, so that what is read, put together and judged is a step each. */
export function counted({ keywords }: Draft): Keyword[] {
  return keywords.map((keyword) => {
    const { parse, reduce, validate } = keyword;
    return {
      ...keyword,
      ...(parse && { parse: counting(parse) }),
      ...(reduce && { reduce: counting(reduce) }),
      ...(validate && { validate: counting(validate) }),
    };
  });
}

function counting<Given, Made>(step: (given: Given) => Made): (given: Given) => Made {
  return (given) => {
    if (left-- <= 0) throw new RangeError("too many steps");
    return step(given);
  };
}
