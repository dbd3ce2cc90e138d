import { existsSync } from "node:fs";

/** The browsers of these journeys. */
export const ENGINES = ["firefox", "webkit"] as const;
export type EngineName = (typeof ENGINES)[number];

const program = (...names: string[]): string | undefined =>
  names.flatMap((name) => (process.env.PATH ?? "").split(":").map((folder) => `${folder}/${name}`)).find(existsSync);

/** What starts each of them, as far as it is installed: Firefox itself, and the driver of WebKitGTK, which needs a screen. */
export const FOUND = new Map<EngineName, string>();

const firefox = program("firefox-esr", "firefox");
if (firefox) FOUND.set("firefox", firefox);
const webkit = program("Xvfb") && program("WebKitWebDriver");
if (webkit) FOUND.set("webkit", webkit);
