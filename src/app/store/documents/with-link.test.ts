import { describe, expect, it } from "vitest";
import { type AppState, initialState, withDocument, withText } from "../state.ts";
import { cursorIn, withLink } from "./with-link.ts";

const own = initialState({ id: "own", name: "mine" }, "[]");
const text = '[\n  { "name": "a" },\n  { "name": "b" }\n]';
const link = (more = {}) => ({
  ...{ id: "link", cursor: cursorIn(text, text.lastIndexOf("{")) },
  snapshot: { version: 1 as const, name: " theirs ", text, revision: "2025-06-18", tool: "b", panel: "wire", ...more },
});
const merged = (state: AppState, change: Partial<AppState>): AppState => ({ ...state, ...change });
const opened = merged(own, withLink(own, link()));

describe("a link on screen", () => {
  it("is shown with its tool, its panel and its revision", () => {
    expect(opened).toMatchObject({
      ...{ document: { id: "link", name: "theirs" }, text, panel: "wire", settings: { revision: "2025-06-18" } },
      ...{ cursor: { offset: text.lastIndexOf("{") + 1, line: 3, column: 4 }, session: own.session + 1 },
    });
  });

  it("remembers what was there, also under a second link", () => {
    const before = { document: own.document, text: own.text };
    const { revision, clients, server } = own.settings;
    expect(opened.preview).toEqual({
      before,
      own: { revision, clients, server },
      view: "source",
      unknownRevision: null,
    });
    expect(merged(opened, withLink(opened, link())).preview).toEqual(opened.preview);
  });

  it("brings its clients along, and one's own are back afterwards", () => {
    const chosen = { clients: ["codex", "not an id!", "codex"], server: { name: "github", title: "" } };
    const shown = merged(own, withLink(own, link(chosen)));
    expect(shown.settings).toMatchObject({ clients: ["codex"], server: { name: "github" } });
    expect(merged(shown, withText(shown, "{}")).settings).toEqual(own.settings);
  });

  it("opens on a view of the document, and remembers the one before", () => {
    const designed = merged(own, withLink(own, link({ panel: "design" })));
    expect(designed).toMatchObject({ view: "design", panel: own.panel, preview: { view: "source" } });
    expect(opened.view).toBe("source");
  });

  it("a revision and a panel that nobody knows change nothing", () => {
    const odd = withLink(own, link({ revision: "2099-01-01", panel: "__proto__", name: "" }));
    expect(odd).toMatchObject({ settings: own.settings, panel: own.panel, document: { name: "untitled" } });
    expect(odd.preview?.unknownRevision).toBe("2099-01-01");
  });

  it("the first edit and every other document end it, and the own revision is back", () => {
    for (const change of [withText(opened, "{}"), withDocument(opened, own.document, "[]")]) {
      expect(change).toMatchObject({ preview: null, settings: own.settings });
    }
  });
});
