import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { onPath } from "./on-path.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const runs = (command: string, args: string[]) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

function installed(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return onPath(...NAMES);
}

/**
 * The path of a Chromium: the one named, Playwright's own, or the system's. When there is none it is installed:
 * Playwright's download first, the system's package where that cannot be reached.
 */
export function ensureBrowser(): string {
  const found = installed();
  if (found) return found;
  console.info("Installing a browser…");
  if (
    !runs(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "--with-deps", "chromium"]) &&
    process.getuid?.() === 0
  ) {
    if (runs("apt-get", ["update", "-q"])) runs("apt-get", ["install", "-y", "-q", "chromium"]);
  }
  const path = installed();
  if (!path) throw new Error("No browser: install Chromium, or set CHROMIUM_PATH to one.");
  return path;
}
