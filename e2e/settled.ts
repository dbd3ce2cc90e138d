import type { BrowserContext } from "@playwright/test";
import { AGREEMENT_KEY, CONSENT_KEY, choiceText } from "../lib/tracking/consent";
import policy from "../messages/content/articles/politica-de-privacidad.json" with { type: "json" };

const SETTLED = {
  [AGREEMENT_KEY]: "true",
  [CONSENT_KEY]: choiceText({ version: policy.modified.slice(0, 10), at: "", analytics: false }),
};

/**
 * Makes the visitor one who has read the agreement and rejected to be measured, so that no notice covers a page.
 * Not by `storageState`: to fill the storage of a site it opens a page of its own in every test.
 */
export const settle = (context: BrowserContext) =>
  context.addInitScript((settled) => {
    if (!location.protocol.startsWith("http")) return;
    for (const [key, value] of Object.entries(settled)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, SETTLED);
