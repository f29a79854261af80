import { describe, expect, it } from "vitest";
import { commandOf, createFinder } from "./grid-keys.ts";

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe("commandOf", () => {
  it.each([
    ["ArrowDown", {}, { do: "move", to: "next" }],
    ["End", {}, { do: "move", to: "last" }],
    ["ArrowRight", {}, { do: "open" }],
    ["ArrowLeft", {}, { do: "close" }],
    ["Enter", {}, { do: "detail" }],
    ["Enter", { shiftKey: true }, { do: "add-after" }],
    ["Enter", { ctrlKey: true }, { do: "add-inside" }],
    ["Enter", { metaKey: true }, { do: "add-inside" }],
    ["F2", {}, { do: "rename" }],
    [" ", {}, { do: "require" }],
    ["ArrowUp", { altKey: true }, { do: "up" }],
    ["ArrowRight", { altKey: true }, { do: "in" }],
    ["d", { ctrlKey: true }, { do: "duplicate" }],
    ["Insert", {}, { do: "add-after" }],
    ["Delete", {}, { do: "delete" }],
    ["F10", { shiftKey: true }, { do: "menu" }],
    ["?", { shiftKey: true }, { do: "keys" }],
    ["q", {}, { do: "find", letter: "q" }],
    ["Q", { shiftKey: true }, { do: "find", letter: "Q" }],
    ["Tab", {}, undefined],
    ["z", { ctrlKey: true }, undefined],
    ["/", {}, undefined],
    ["Shift", { shiftKey: true }, undefined],
  ])("%s with %j", (key, modifiers, command) => {
    expect(commandOf({ key, ...none, ...modifiers })).toEqual(command);
  });
});

describe("createFinder", () => {
  const names = ["", "limit", "label", "query", "Link"];
  const typing = (letters: string, from: number, pauses = 0) => {
    let now = 0;
    let at = from;
    const find = createFinder(() => now);
    for (const letter of letters) {
      at = find(letter, names, at) ?? at;
      now += pauses;
    }
    return at;
  };
  it.each([
    ["l", 0, 0, 1],
    ["l", 1, 0, 2],
    ["ll", 0, 0, 2],
    ["la", 0, 0, 2],
    ["q", 4, 0, 3],
    ["li", 2, 0, 4],
    ["lq", 0, 1_000, 3],
    ["x", 2, 0, 2],
  ])("%s from %i", (letters, from, pauses, found) => {
    expect(typing(letters, from, pauses)).toBe(found);
  });
});
