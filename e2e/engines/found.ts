import { onPath } from "../../scripts/on-path.ts";

export const ENGINES = ["firefox", "webkit"] as const;
export type EngineName = (typeof ENGINES)[number];

/** Installed executables: Firefox, and the driver of WebKitGTK with a virtual screen. */
export const FOUND = new Map<EngineName, string>();

const firefox = onPath("firefox-esr", "firefox");
if (firefox) FOUND.set("firefox", firefox);
const webkit = onPath("Xvfb") && onPath("WebKitWebDriver");
if (webkit) FOUND.set("webkit", webkit);
