import { describe, expect, it } from "vitest";
import { actionOf, inStyle, nameWords, stylesOf, subjectOf } from "./tool-names.ts";

describe("names", () => {
  it.each([
    ["getHTTPStatus_v2", "get http status v2"],
    ["API-post-search", "api post search"],
    ["", ""],
    ["__proto__", "proto"],
  ])("%s has the words %s", (name, words) => expect(nameWords(name).join(" ")).toBe(words));

  it.each([
    ["delete_user", "delete", "destructive"],
    ["asana_delete_task", "delete", "destructive"],
    ["issue_read", "read", "read"],
    ["listDeleted", "list", "read"],
    ["todo_list_delete", undefined, undefined],
    ["order_status", "order", "write"],
    ["todo_list", undefined, undefined],
    ["run_query", "run", "any"],
    ["weather", undefined, undefined],
  ])("%s says %s", (name, verb, effect) => {
    expect(actionOf(name)?.verb).toBe(verb);
    expect(actionOf(name)?.effect).toBe(effect);
  });

  it.each([
    ["get_user_by_email", "user"],
    ["list_users", "user"],
    ["listTestIds", "test id"],
    ["get", ""],
  ])("%s is about %s", (name, subject) => expect(subjectOf(name)).toBe(subject));

  it.each([
    ["get_user", "snake_case"],
    ["get-user", "kebab-case"],
    ["getUser", "camelCase"],
    ["GetUser", "PascalCase"],
    ["search", "snake_case kebab-case camelCase"],
    ["API-get-user", ""],
    ["GET", ""],
  ])("%s is in %s", (name, styles) => expect(stylesOf(name).join(" ")).toBe(styles));

  it("writes a name in any style", () => {
    const styles = ["snake_case", "kebab-case", "camelCase", "PascalCase"] as const;
    expect(styles.map((style) => inStyle("getHTTPStatus_v2", style))).toEqual([
      "get_http_status_v2",
      "get-http-status-v2",
      "getHttpStatusV2",
      "GetHttpStatusV2",
    ]);
  });
});
