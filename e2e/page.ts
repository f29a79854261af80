import { expect, type Locator, type Page } from "@playwright/test";
import { keptText } from "./kept-text.ts";

/** The app as a person sees it: everything is found by role and name. */
export class Toolwright {
  readonly problems: Locator;
  readonly tools: Locator;
  readonly status: Locator;
  readonly editor: Locator;
  readonly notice: Locator;

  constructor(readonly page: Page) {
    this.problems = page.getByRole("region", { name: "Problems", exact: true });
    this.tools = page.getByRole("navigation", { name: "Tools" });
    this.status = page.getByRole("contentinfo");
    this.notice = page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Dismiss" }) });
    this.editor = page.locator(".monaco-editor").first();
  }

  /** Opens the page and waits for the real editor. */
  async open(): Promise<void> {
    await this.page.goto("./");
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.page.locator(".monaco-editor .view-line").first()).toBeVisible({ timeout: 30_000 });
    await this.page.waitForFunction(() => performance.getEntriesByName("toolwright:editor").length > 0);
    await expect(this.status).toContainText("tool");
  }

  /** Opens a text as a file, as the Open file button does. */
  async openFile(name: string, content: string | Buffer): Promise<void> {
    await this.page
      .getByLabel("Open file", { exact: true })
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
  }

  /** Replaces all of the text from the clipboard. */
  async paste(text: string): Promise<void> {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.focus();
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.press("ControlOrMeta+v");
  }

  async focus(): Promise<void> {
    await this.editor.locator(".view-lines").click({ position: { x: 300, y: 5 } });
  }

  /** What the editor holds, read back from the browser's store once it is saved. */
  async savedText(): Promise<string> {
    await expect(this.status).toContainText("Saved");
    return this.page.evaluate(keptText);
  }

  /** Every line of the editor has its number beside it. */
  async expectNumbersInPlace(): Promise<void> {
    const tops = (part: string) =>
      this.editor
        .locator(part)
        .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().top).sort((a, b) => a - b));
    await expect(async () => expect(await tops(".line-numbers")).toEqual(await tops(".view-line"))).toPass();
  }

  async command(name: string): Promise<void> {
    await this.page.keyboard.press("ControlOrMeta+k");
    await this.page.getByRole("combobox", { name: /Find|Choose/ }).fill(name);
    await this.page.getByRole("option", { name }).first().click();
    await expect(this.page.getByRole("dialog", { name: "Commands" })).toBeHidden();
  }

  problem(text: string | RegExp): Locator {
    return this.problems.getByRole("listitem").filter({ hasText: text });
  }
}
