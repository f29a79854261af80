import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bidi, connect } from "./bidi.ts";
import { type Driver, type Program, windowSize } from "./driver.ts";
import { start } from "./process.ts";

/** It must not call home while it is tested. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.search.update": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
};

/** Firefox over WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(program: string): Promise<Program> {
  const profile = mkdtempSync(join(tmpdir(), "toolwright-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const { said, stop } = await start(program, args, { until: /WebDriver BiDi listening on (ws:\S+)/ });
  const bidi = await connect(`${said[1]}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  return {
    visit: () => visit(bidi, `Firefox ${capabilities.browserVersion}`),
    end: async () => {
      bidi.close();
      await stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluated {
  readonly type: "success" | "exception";
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function visit(bidi: Bidi, title: string): Promise<Driver> {
  const { userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext", {});
  const { context } = await bidi.send<{ context: string }>("browsingContext.create", { type: "tab", userContext });
  await bidi.send("browsingContext.setViewport", { context, viewport: windowSize });
  return {
    title,
    async open(url) {
      await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async run(act, ...args) {
      // JSON both ways: BiDi's own form of values would have to be read back.
      const functionDeclaration = `async () => JSON.stringify((await (${act})(...${JSON.stringify(args)})) ?? null)`;
      const { result, exceptionDetails } = await bidi.send<Evaluated>("script.callFunction", {
        ...{ functionDeclaration, awaitPromise: true, target: { context }, userActivation: false },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? "null");
    },
    async perform(actions) {
      await bidi.send("input.performActions", { context, actions });
    },
    async choose(selector, file) {
      const { nodes } = await bidi.send<{ nodes: { sharedId: string }[] }>("browsingContext.locateNodes", {
        ...{ context, locator: { type: "css", value: selector }, maxNodeCount: 1 },
      });
      await bidi.send("input.setFiles", { context, element: { sharedId: nodes[0]?.sharedId }, files: [file] });
    },
    async picture() {
      const { data } = await bidi.send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async close() {
      await bidi.send("browser.removeUserContext", { userContext });
    },
  };
}
