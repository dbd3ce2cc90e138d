import { defineConfig } from "@playwright/test";
import { AGREEMENT_KEY, CONSENT_KEY, choiceText } from "./lib/tracking/consent";
import policy from "./messages/content/articles/politica-de-privacidad.json" with { type: "json" };

const { CHROMIUM_PATH, E2E_BASE_URL = "http://127.0.0.1:3000", E2E_READ_ONLY, GATEWAY_URL, TRACKING_URL } = process.env;

/** Journeys that need a site built with an analytics service. `TRACKING_URL` is the service's address; the journeys listen there in its place. */
const MEASURED = ["consent.spec.ts", "first-visit.spec.ts", "tracking.spec.ts"];

/** Journeys that leave nothing behind, neither members nor orders: all that `E2E_READ_ONLY=1` runs. */
const READING =
  "{article,budgets,covered,dark,filters,first-screen,home,hostile,live,market,markup,motion,offline,pages,product,search,seo*,shifts,status,suggestions}.spec.ts";

/** A visitor who has read the agreement and declined to be measured: no notice covers what a journey looks at. */
const SETTLED = {
  cookies: [],
  origins: [
    {
      origin: new URL(E2E_BASE_URL).origin,
      localStorage: [
        { name: AGREEMENT_KEY, value: "true" },
        { name: CONSENT_KEY, value: choiceText({ version: policy.modified.slice(0, 10), at: "", analytics: false }) },
      ],
    },
  ],
};

/** Journeys against a running site: this repository's own, or a remote staging named by E2E_BASE_URL. */
export default defineConfig({
  testDir: "e2e",
  testMatch: E2E_READ_ONLY ? READING : "*.spec.ts",
  testIgnore: TRACKING_URL ? [] : MEASURED,
  outputDir: "test-results",
  // These journeys need the gateway's address, with its switches (GATEWAY_TEST_SWITCHES=1) or its outbox (GATEWAY_OUTBOX=1).
  ...((E2E_READ_ONLY || !GATEWAY_URL) && { grepInvert: /@(faults|outbox)/ }),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/result.json" }]],
  use: {
    baseURL: E2E_BASE_URL,
    locale: "es-CO",
    timezoneId: "America/Bogota",
    storageState: SETTLED,
    // Playwright's routes do not see the requests of a service worker; only journeys about the service worker allow one.
    serviceWorkers: "block",
    // A trace takes a tenth of a journey's processor time, and few journeys fail: to look into one, run it again with `--trace on`.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
        ...["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
        // All pages of a browser in one process: a process for each page would take a seventh more processor time.
        ...["--disable-site-isolation-trials", "--renderer-process-limit=1"],
      ],
    },
  },
});
