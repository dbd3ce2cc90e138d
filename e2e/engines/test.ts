import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import { AGREEMENT_KEY, CONSENT_KEY, choiceText } from "../../lib/tracking/consent";
import policy from "../../messages/content/articles/politica-de-privacidad.json" with { type: "json" };
import { text } from "../fixtures";
import { startFirefox } from "./firefox";
import { type EngineName, FOUND } from "./found";
import { type Engine, IS_HYDRATED, PATIENCE_MS, type Tab } from "./tab";
import { startWebKit } from "./webkit";

const START: Record<EngineName, (path: string) => Promise<Engine>> = { firefox: startFirefox, webkit: startWebKit };

const REJECTED = choiceText({ version: policy.modified.slice(0, 10), at: "", analytics: false });

export { expect, text };

/** Waits for an expression's value, across navigations. */
export const until = (tab: Tab, expression: string, holds: (value: unknown) => boolean) =>
  expect(async () => expect(holds(await tab.evaluate(expression)), expression).toBe(true)).toPass({ timeout: PATIENCE_MS });

/** Opens a page and waits for hydration. */
export async function open(tab: Tab, path: string): Promise<void> {
  await tab.go(path);
  await until(tab, IS_HYDRATED, Boolean);
}

/** Fixture for browsers that Playwright does not drive: `tab` is isolated and must end without console errors. */
export const test = base.extend<{ tab: Tab; isCutOff: boolean }, { engineName: EngineName; engine: Engine }>({
  // For tests that cut the network: each failed request is logged as an error, so errors do not fail the test.
  isCutOff: [false, { option: true }],
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const path = FOUND.get(engineName);
      if (!path) throw new Error(`${engineName} is not installed`);
      const engine = await START[engineName](path);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  // Dismisses the consent notice, which would cover buttons.
  tab: async ({ engine, baseURL, isCutOff }, use, info) => {
    const { tab, close } = await engine.newTab(new URL("/about_us", baseURL).href);
    await until(tab, IS_HYDRATED, Boolean);
    await tab.evaluate(`localStorage.setItem("${AGREEMENT_KEY}", "true")`);
    await tab.evaluate(`localStorage.setItem("${CONSENT_KEY}", ${JSON.stringify(REJECTED)})`);
    await use({ ...tab, go: (path) => tab.go(new URL(path, baseURL).href) });
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath("failed.png"), await tab.screenshot());
    await close();
    if (!isCutOff) expect(tab.complaints()).toEqual([]);
  },
});

export const shows = (tab: Tab, sought: string) => until(tab, "document.body.innerText", (all) => String(all).includes(sought));

/** Waits for a URL and its hydration. */
export async function isAt(tab: Tab, address: RegExp): Promise<void> {
  await until(tab, "location.pathname + location.search", (now) => address.test(String(now)));
  await until(tab, IS_HYDRATED, Boolean);
}
