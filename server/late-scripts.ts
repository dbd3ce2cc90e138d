import { LATE_SCRIPTS_ID, START_SCRIPTS } from "../lib/inline-scripts.ts";

/** The framework's scripts and preloads, as the renderer writes them. */
const SCRIPT = /<script (?=[^>]*\bsrc="\/_next\/)(?=[^>]*\basync="")[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Moves the framework's scripts into a template, from which START_SCRIPTS starts them (ADR 39). That script stands before the style sheet, so as not to wait for it. */
export function withLateScripts(page: Buffer): Buffer {
  const html = page.toString();
  const scripts = html.match(SCRIPT);
  if (!scripts || !html.includes("</head>")) return page;
  const late = html
    .replace(SCRIPT, "")
    .replace(PRELOAD, "")
    .replace("<head>", () => `<head><script>${START_SCRIPTS}</script>`)
    .replace("</head>", () => `<template id="${LATE_SCRIPTS_ID}">${scripts.join("")}</template></head>`);
  return Buffer.from(late);
}
