import { afterAll, beforeEach, expect, test } from "vitest";
import { keepPreferences, readPreferences } from "./preferences.ts";

const entries = new Map<string, string>();
const { localStorage: before } = globalThis;
const storage = {
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, value: string) => void entries.set(name, value),
  removeItem: (name: string) => void entries.delete(name),
};
Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
afterAll(() => Object.defineProperty(globalThis, "localStorage", { value: before, configurable: true }));
beforeEach(() => entries.clear());

const counted = { tokenizer: "o200k", client: "claude-code", inlays: true } as const;

test("what is kept comes back, each choice without the others", () => {
  keepPreferences({ theme: "dark", document: "one" });
  keepPreferences({ cost: counted });
  keepPreferences({ view: "both", settings: { preset: "strict" } });
  const { settings, ...others } = readPreferences();
  expect(others).toEqual({ theme: "dark", view: "both", wrap: false, document: "one", cost: counted });
  expect(settings.preset).toBe("strict");
});

test("choices of Cost that were kept apart once move in, and the old place is gone", () => {
  entries.set("toolwright.cost.v1", JSON.stringify(counted));
  expect(readPreferences().cost).toEqual(counted);
  keepPreferences({ theme: "light" });
  expect([...entries.keys()]).toEqual(["toolwright.preferences.v1"]);
  expect(readPreferences()).toMatchObject({ theme: "light", cost: counted });
});

test("newer choices of Cost win over those in the old place", () => {
  keepPreferences({ cost: counted });
  entries.set("toolwright.cost.v1", JSON.stringify({ tokenizer: "gemini" }));
  expect(readPreferences().cost).toEqual(counted);
});

test.each(["nonsense", "null", "[]", "7", '{"cost":7}', '{"cost":{"tokenizer":"abacus","client":"<b>","inlays":1}}'])(
  "of %s only what is understood counts",
  (text) => {
    entries.set("toolwright.preferences.v1", text);
    expect(readPreferences()).toMatchObject({
      ...{ theme: "system", view: "source", wrap: false },
      cost: { tokenizer: "estimate", client: null, inlays: false },
    });
  },
);
