import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { applyEdits } from "../text/text-edits.ts";
import type { Json, JsonObject } from "../types.ts";
import { actionOf, inStyle, nameWords, stylesOf, subjectOf } from "./knowledge/tool-names.ts";
import {
  isEnglish,
  isPlaceholder,
  oneEditApart,
  readingLength,
  repeatsName,
  replaceName,
} from "./knowledge/tool-texts.ts";
import { repaired, reportsOf } from "./rule.testing.ts";
import { findRule, rules } from "./rules.ts";

const rule = (id: string) => findRule(`quality/${id}`) as NonNullable<ReturnType<typeof findRule>>;
const tool = (name: string, description = "Returns one thing of the shop by id.", more: JsonObject = {}) => ({
  name,
  description,
  inputSchema: { type: "object" },
  ...more,
});
const list = (...tools: readonly Json[]) => JSON.stringify({ tools });
const takes = (...names: readonly string[]) => ({
  inputSchema: { type: "object", properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) },
});

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

describe("nothing to say", () => {
  it.each([
    ["name-style-consistent", list(tool("get_user"), tool("search"), tool("list_all"))],
    ["name-style-consistent", list(tool("API-get-user"), tool("API-post-page"))],
    ["name-verb-first", list(tool("geojson_to_kml"), tool("asana_search"), tool("browser_screenshot"))],
    ["name-generic", list(tool("search"), tool("fetch"))],
    ["name-prefix", list(tool("maps_search"), tool("maps_route"), tool("maps_geocode"))],
    ["name-version-suffix", list(tool("renew"), tool("get_v2_users"), tool("list_threshold"))],
    ["name-redundant-word", list(tool("list_tools"), tool("create_function"), tool("mcp_server_list"))],
    ["name-similar", list(tool("get_user"), tool("get_users"), tool("pods_run"), tool("pods_exec"))],
    ["description-short", list(tool("get_x", "地理编码服务接口"), tool("get_user", "Gets a user"))],
    ["description-duplicate", list(tool("a", "TODO"), tool("b", "TODO"), tool("c"), tool("c"))],
    ["description-when", list(tool("get_user"), tool("list_users"), tool("create_user"), tool("update_user"))],
    [
      "description-returns",
      list(tool("get_user", "The profile of a user."), tool("send_mail", "Sends mail to a user.")),
    ],
    ["description-markup", list(tool("render", "Renders an HTML <p> to an image."))],
    [
      "destructive-warning",
      list(tool("delete_mail", "Moves a mail to the trash."), tool("remove_label", "Takes a label off.")),
    ],
    ["state-lifetime", list(tool("create_issue", "Creates an issue and returns its id."))],
    ["annotation-name-mismatch", list(tool("create_text", "Makes a text.", { annotations: { readOnlyHint: true } }))],
    ["annotation-missing", list(tool("get_user", "", { annotations: { destructiveHint: false } }))],
    ["annotation-missing", list(tool("get_user", "", { readOnlyHint: true }))],
    ["annotation-open-world", list(tool("check_crawl_status", "", { annotations: { openWorldHint: false } }))],
    ["description-unknown-tool", list(tool("get_user"), tool("list_users", "Lists users. Use user_id to filter."))],
    [
      "description-unknown-tool",
      list(tool("get_user"), tool("list_users", "Uses real-time data from list-like pages.")),
    ],
    [
      "description-unknown-tool",
      JSON.stringify([tool("get_user"), tool("put_x", "Puts a thing. Use list_things first.")]),
    ],
    [
      "description-unknown-param",
      list(tool("get_user", "Reads a user as `users`, by <userId>.", takes("user", "user_id"))),
    ],
  ])("%s: %s", (id, text) => expect(reportsOf(rule(id), text)).toEqual([]));
});

describe("something to say", () => {
  it.each([
    ["name-style-consistent", list(tool("get_user"), tool("put_user"), tool("getOrder"), tool("API-get-x")), 2],
    ["name-prefix", list(tool("get_user"), tool("list_orders"), tool("search_shop")), 1],
    ["name-version-suffix", list(tool("get_user"), tool("get_user_v2"), tool("getOrderV3"), tool("sync_old")), 3],
    ["name-similar", list(tool("edit_user"), tool("update-user")), 1],
    ["description-when", list(tool("get_order"), tool("get_order_by_number")), 2],
    ["description-unknown-tool", list(tool("get_user"), tool("put_x", "Puts a thing. Use list_things first.")), 1],
    ["description-unknown-tool", list(tool("maps_search_places"), tool("put_x", "After that, call search_places.")), 1],
    ["description-unknown-param", list(tool("get_user", "Set `verbos` to see all.", takes("verbose"))), 1],
    ["tool-count", list(...Array.from({ length: 21 }, (_, index) => tool(`get_${index}`))), 1],
    ["annotation-missing", list(tool("get_user", "", { annotations: { title: "User" } })), 0],
  ])("%s: %s", (id, text, times) => expect(reportsOf(rule(id), text)).toHaveLength(times));
});

describe("repairs", () => {
  it("moves a list of parameters to where it belongs", () => {
    const text =
      "Returns one order.\n\nArgs:\n  order_id: Number on the invoice\n  lang (str): Language\n\nUse it often.";
    const fixed = JSON.parse(
      repaired(rule("description-markup"), list(tool("get_order", text, takes("order_id", "lang")))),
    );
    expect(fixed.tools[0].description).toBe("Returns one order.\n\nUse it often.");
    expect(fixed.tools[0].inputSchema.properties).toEqual({
      order_id: { type: "string", description: "Number on the invoice" },
      lang: { type: "string", description: "Language" },
    });
  });

  it("leaves a list alone that it cannot read whole", () => {
    const text = "Returns one order.\n\nArgs:\n  order_id: Number\n    on the invoice";
    const found = reportsOf(rule("description-markup"), list(tool("get_order", text, takes("order_id"))));
    expect(found.map(({ fix }) => fix)).toEqual([undefined]);
  });

  it("keeps the title of annotations without hints", () => {
    const text = JSON.stringify(tool("delete_user", undefined, { annotations: { title: "Delete" } }));
    const found = analyze(text, { preset: "strict" }).diagnostics.find(({ rule }) =>
      rule.endsWith("annotation-missing"),
    );
    expect(JSON.parse(applyEdits(text, found?.fix?.edits ?? [])).annotations).toEqual({
      title: "Delete",
      readOnlyHint: false,
      destructiveHint: true,
    });
  });

  it("does not take a place away that a reference points at", () => {
    const place = { type: "object", properties: { street: { type: "string" }, city: { type: "string" } } };
    const properties = { a: place, b: place, c: place, d: { $ref: "#/properties/a" } };
    const found = reportsOf(
      rule("duplicate-subschema"),
      list(tool("go", "x", { inputSchema: { type: "object", properties } })),
    );
    expect(found.map(({ fix }) => fix)).toEqual([undefined]);
  });
});

describe("large and strange texts", () => {
  it.each([
    ["spaces", " ".repeat(200_000)],
    ["backticks", "`a".repeat(100_000)],
    ["names", "use get_a_".repeat(20_000)],
    ["list", `Args:\n${"a ".repeat(1_000).padEnd(200_000)}`],
  ])("%s end soon", (_, filling) => {
    const text = list(tool("get_user", `Reads x${filling}x`, takes("a")), tool("getUser", filling));
    const start = performance.now();
    const own = rules.filter(({ id }) => id.startsWith("quality/description-"));
    const off = rules.filter((other) => !own.includes(other)).map(({ id }) => [id, "off"] as const);
    analyze(text, { preset: "all", rules: Object.fromEntries(off) });
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
