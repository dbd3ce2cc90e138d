import { onPath } from "../../scripts/on-path.ts";

/** The browsers of these journeys. */
export const ENGINES = ["firefox", "webkit"] as const;
export type EngineName = (typeof ENGINES)[number];

/** What starts each of them, as far as it is installed: Firefox itself, and the driver of WebKitGTK, which needs a screen. */
export const FOUND = new Map<EngineName, string>();

const firefox = onPath("firefox-esr", "firefox");
if (firefox) FOUND.set("firefox", firefox);
const webkit = onPath("Xvfb") && onPath("WebKitWebDriver");
if (webkit) FOUND.set("webkit", webkit);
