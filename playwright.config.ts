import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH, E2E_BASE_URL = "http://127.0.0.1:3000", GATEWAY_URL } = process.env;

/** Journeys against a running site: this repository's own, or a remote staging named by E2E_BASE_URL. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // Journeys that make the gateway fail need its switches for testers: its address, and GATEWAY_TEST_SWITCHES=1 there.
  ...(!GATEWAY_URL && { grepInvert: /@faults/ }),
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
    trace: "retain-on-failure",
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
});
