import { describe, expect, it } from "vitest";
import { isEnglish, isPlaceholder, oneEditApart, readingLength, repeatsName, replaceName } from "./tool-texts.ts";

describe("texts", () => {
  it.each(["TODO", "TODO: write", "tbd", "Lorem ipsum dolor", "No description provided.", "...", "<description>", "-"])(
    "%s is left over",
    (text) => expect(isPlaceholder(text, true)).toBe(true),
  );

  it.each([
    "TODO list of a user",
    "Todoist",
    "Tests a page",
    "To-do items",
    "",
    "Adds a to-do",
    "Description of an order",
  ])("%s is not left over", (text) => expect(isPlaceholder(text, true)).toBe(false));

  it("lets a parameter be the description of a tool", () => {
    expect(isPlaceholder("Tool description", true)).toBe(true);
    expect(isPlaceholder("Tool description", false)).toBe(false);
  });

  it.each([
    ["get_user", "Gets a user.", true],
    ["list_org_members", "List all members", true],
    ["route_delete", "Deletes the route", true],
    ["fetch_entries", "Retrieves entries", true],
    ["get_user", "Gets a user by e-mail.", false],
    ["get_user", "用户", false],
    ["get_user", "", false],
  ])("%s: %s", (name, text, repeats) => expect(repeatsName(name, text)).toBe(repeats));

  it.each([
    ["limit", "limitt", true],
    ["limit", "limti", true],
    ["limit", "limed", false],
    ["limit", "limits", false],
    ["limit", "limit", false],
    ["limit", "limot", true],
  ])("%s and %s", (left, right, near) => {
    expect(oneEditApart(left, right)).toBe(near);
    expect(oneEditApart(right, left)).toBe(near);
  });

  it("replaces whole names only", () => {
    expect(replaceName("get_x, my_get_x and get_x.", "get_x", "$&")).toBe("$&, my_get_x and $&.");
  });

  it("measures by what is said", () => {
    expect(readingLength("地理编码服务")).toBe(18);
    expect(isEnglish("Liste les factures")).toBe(false);
    expect(isEnglish("列出 all 发票")).toBe(false);
  });
});
