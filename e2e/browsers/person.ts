import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { keptText } from "../kept-text.ts";
import { chord, clickAt, type Driver, typed } from "./driver.ts";
import { locate, type Wanted } from "./locate.ts";

/** Somebody at the app in any browser: finds by role and name, waits, clicks and types as a person does. */
export class Person {
  constructor(
    readonly driver: Driver,
    readonly url: string,
  ) {}

  /** Opens the app and waits for the real editor. */
  async open(path = ""): Promise<void> {
    await this.driver.open(`${this.url}${path}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    const isReady = () => performance.getEntriesByName("toolwright:editor").length > 0;
    await expect.poll(() => this.driver.run(isReady), { message: "the editor is there" }).toBe(true);
    await this.sees(/\d+ tools?/);
  }

  /** Leaves the page and comes back to it. */
  async reload(): Promise<void> {
    const { driver } = this;
    await driver.run(() => {
      (window as { isOld?: boolean }).isOld = true;
      setTimeout(() => location.reload());
    });
    const isNew = () => driver.run(() => !(window as { isOld?: boolean }).isOld).catch(() => false);
    await expect.poll(isNew, { message: "the page is loaded again" }).toBe(true);
    await this.ready();
  }

  /** Waits for a text anywhere, or in one element. */
  async sees(text: string | RegExp, inside?: Wanted): Promise<void> {
    const wanted = typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text);
    await expect.poll(() => this.text(inside), { message: `sees ${text}` }).toEqual(wanted);
  }

  async seesNo(text: string): Promise<void> {
    await expect.poll(() => this.text(), { message: `no longer sees ${text}` }).not.toContain(text);
  }

  async text(inside?: Wanted): Promise<string> {
    return (await this.driver.run(locate, inside ?? { role: "document", name: "" }))?.text ?? "";
  }

  /** Clicks what has that role and name, once it stands still and nothing covers it. */
  async click(role: string, name: string, inside?: Wanted): Promise<void> {
    const wanted = { role, name, ...(inside && { inside }) };
    let before: string | undefined;
    let place: { readonly x: number; readonly y: number } | undefined;
    const isStill = async () => {
      const found = await this.driver.run(locate, wanted);
      const now = found?.isFree ? JSON.stringify([found.x, found.y]) : undefined;
      place = now !== undefined && now === before ? (found ?? undefined) : undefined;
      before = now;
      return place !== undefined;
    };
    await expect.poll(isStill, { message: `finds ${role} “${name}”`, intervals: [50, 100] }).toBe(true);
    if (place) await this.driver.perform(clickAt(place));
  }

  async press(keys: string): Promise<void> {
    await this.driver.perform(chord(keys));
  }

  async type(text: string): Promise<void> {
    await this.driver.perform(typed(text));
  }

  /** Opens a text as a file, as the Open file button does. */
  async openFile(name: string, text: string): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), "toolwright-file-"));
    writeFileSync(join(folder, name), text);
    await this.driver.choose('input[type=file][aria-label="Open file"]', join(folder, name));
    await this.sees(name.replace(/\.\w+$/, ""), { role: "banner", name: "" });
    rmSync(folder, { recursive: true });
  }

  /** Runs a command of the palette. */
  async command(name: string): Promise<void> {
    const palette = { role: "dialog", name: "Commands" };
    await this.press("Control+k");
    await this.sees(/./, palette);
    await this.type(name);
    await this.click("option", `${name}…`, palette);
  }

  /** Puts the cursor into the editor. */
  async focusEditor(): Promise<void> {
    await this.click("editor", "");
    const isThere = () => document.activeElement?.closest(".monaco-editor") !== null;
    await expect.poll(() => this.driver.run(isThere), { message: "the editor has the focus" }).toBe(true);
  }

  /** What is kept of the document on screen, once it is saved. */
  async saved(): Promise<string> {
    await this.sees("Saved", { role: "contentinfo", name: "" });
    return this.driver.run(keptText);
  }

  /** What the page complained of since it was loaded. */
  complaints(): Promise<string[]> {
    return this.driver.run(() => (window as { complaints?: string[] }).complaints ?? []);
  }
}
