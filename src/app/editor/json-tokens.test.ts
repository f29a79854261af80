import { createTokenizationSupport } from "monaco-editor/languages/features/json/tokenization";
import { expect, it } from "vitest";
import { jsonTokens } from "./json-tokens.ts";

const text = `{
  // a list
  "tools": [
    { "name": "a", /* over
    two lines */ "inputSchema": { "enum": [1, true, null, "x"] } },
    {
      "name":
        "b",
      "open": "never closed
    }
  ]
}`;

it("colours as the editor's own JSON does", () => {
  const [ours, theirs] = [jsonTokens(), createTokenizationSupport(true)];
  let [state, theirState] = [ours.getInitialState(), theirs.getInitialState()];
  for (const line of text.repeat(2).split("\n")) {
    const [mine, expected] = [ours.tokenize(line, state), theirs.tokenize(line, theirState)];
    expect(mine.tokens).toEqual(expected.tokens);
    [state, theirState] = [mine.endState, expected.endState];
  }
});

it("keeps the state of many lines once", () => {
  const tokens = jsonTokens();
  const states = new Set([tokens.getInitialState()]);
  let state = tokens.getInitialState();
  for (const line of `[${`${text},`.repeat(50)}]`.split("\n")) {
    state = tokens.tokenize(line, state.clone()).endState;
    states.add(state);
  }
  expect(states.size).toBeLessThan(60);
});

it.each([
  ["[", 90, "kept"],
  ["[", 200, "too deep to be kept"],
  ["[{", 40, "kept, and forgotten for 1,100 others"],
])("knows which lines end alike: %s on %i lines, %s", (opening, lines) => {
  const tokens = jsonTokens();
  const endOf = (count: number, text = opening) => {
    let state = tokens.getInitialState();
    for (let line = 0; line < count; line++) state = tokens.tokenize(text, state.clone()).endState;
    return state;
  };
  const first = endOf(lines);
  for (let at = 0; at < 1_100; at++) endOf(1, [...at.toString(2)].map((bit) => (bit === "1" ? "[" : "{")).join(""));
  expect(endOf(lines).equals(first)).toBe(true);
  expect(endOf(lines, "{").equals(first)).toBe(false);
});
