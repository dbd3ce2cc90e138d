import { defineConfig } from "@playwright/test";
import { type EngineName, FOUND } from "./e2e/engines/found";

const { E2E_BASE_URL = "http://127.0.0.1:3000" } = process.env;

/** Journeys in browsers that Playwright does not drive, as far as they are installed: `E2E_BASE_URL` names the site. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: "e2e/engines",
  testMatch: "*.journey.ts",
  outputDir: "test-results/engines",
  workers: 2,
  retries: 0,
  timeout: 90_000,
  reporter: [["line"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/engines.json" }]],
  use: { baseURL: E2E_BASE_URL },
  projects: [...FOUND.keys()].map((engineName) => ({ name: engineName, use: { engineName } })),
});
