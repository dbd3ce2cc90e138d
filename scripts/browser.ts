import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { onPath } from "./on-path.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const SHELL = "chromium-headless-shell";
const NO_BROWSER = "No browser: install Chromium, or set CHROMIUM_PATH to one.";

const tryRun = (command: string, args: string[]) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

const tryPlaywrightInstall = (...args: string[]) =>
  tryRun(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "--with-deps", ...args]);

/** Installs a Debian package where we are root. */
const trySystemInstall = (name: string) =>
  process.getuid?.() === 0 && tryRun("apt-get", ["update", "-q"]) && tryRun("apt-get", ["install", "-y", "-q", name]);

function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return onPath(...NAMES);
}

/** Path of a full Chromium: CHROMIUM_PATH, Playwright's, the system's; installed where there is none. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.info("Installing a browser…");
  if (!tryPlaywrightInstall("chromium")) trySystemInstall("chromium");
  const path = findBrowser();
  if (!path) throw new Error(NO_BROWSER);
  return path;
}

/** Playwright reports only the full browser's path, so the headless shell is tried by starting it. */
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
 * Path of the Chromium for journeys; undefined for Playwright's own. A headless shell takes two fifths of a full browser's CPU
 * time.
 */
export async function ensureJourneyBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH ?? onPath(SHELL);
  if (named) return named;
  if (await playwrightHasShell()) return undefined;
  console.info("Installing a browser without windows…");
  if (tryPlaywrightInstall("--only-shell", "chromium")) return undefined;
  if (trySystemInstall(SHELL)) return onPath(SHELL);
  return ensureBrowser();
}
