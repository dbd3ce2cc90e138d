import { HELD_SCRIPTS, START_SCRIPTS } from "../lib/inline-scripts.ts";

/** The framework's scripts, and what has the browser fetch one of them early, as the renderer writes them. */
const SCRIPT = /<script (?=[^>]*\bsrc="\/_next\/)(?=[^>]*\basync="")[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * A whole page whose scripts begin after its first paint (docs/adr/0039-scripts-begin-after-the-first-paint.md): a template holds them until
 * `START_SCRIPTS` takes them out. That one stands before the style sheet, which would hold it up.
 */
export function withLateScripts(page: Buffer): Buffer {
  const html = page.toString();
  const scripts = html.match(SCRIPT);
  if (!scripts || !html.includes("</head>")) return page;
  const late = html
    .replace(SCRIPT, "")
    .replace(PRELOAD, "")
    .replace("<head>", () => `<head><script>${START_SCRIPTS}</script>`)
    .replace("</head>", () => `<template id="${HELD_SCRIPTS}">${scripts.join("")}</template></head>`);
  return Buffer.from(late);
}
