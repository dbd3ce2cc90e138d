import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { onPath } from "./on-path.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const SHELL = "chromium-headless-shell";
const NO_BROWSER = "No browser: install Chromium, or set CHROMIUM_PATH to one.";

const runs = (command: string, args: string[]) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

const playwrightInstalls = (...args: string[]) =>
  runs(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "--with-deps", ...args]);

/** The system's package, where this is Debian or one of its kind and we may install. */
const systemInstalls = (name: string) =>
  process.getuid?.() === 0 && runs("apt-get", ["update", "-q"]) && runs("apt-get", ["install", "-y", "-q", name]);

function installed(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return onPath(...NAMES);
}

/**
 * The path of a whole Chromium, as people use it: the one named, Playwright's own, or the system's. When there is none it is
 * installed: Playwright's download first, the system's package where that cannot be reached.
 */
export function ensureBrowser(): string {
  const found = installed();
  if (found) return found;
  console.info("Installing a browser…");
  if (!playwrightInstalls("chromium")) systemInstalls("chromium");
  const path = installed();
  if (!path) throw new Error(NO_BROWSER);
  return path;
}

/** Whether Playwright has downloaded its shell. It tells the path of the whole browser only, so the shell is started. */
async function playwrightHasShell(): Promise<boolean> {
  try {
    const browser = await chromium.launch({ args: ["--no-sandbox"] });
    await browser.close();
    return true;
  } catch (error) {
    console.info(`Playwright has no browser of its own: ${String(error).split("\n", 1)[0]}`);
    return false;
  }
}

/**
 * The path of the Chromium that journeys run in; undefined where it is Playwright's own. A headless shell is the same engine
 * without the layers of a window: journeys take two fifths of the processor's time in it. It is installed when there is
 * none, and a whole browser serves where it cannot be.
 */
export async function ensureJourneyBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH ?? onPath(SHELL);
  if (named) return named;
  if (await playwrightHasShell()) return undefined;
  console.info("Installing a browser without windows…");
  if (playwrightInstalls("--only-shell", "chromium")) return undefined;
  if (systemInstalls(SHELL)) return onPath(SHELL);
  return ensureBrowser();
}
