import { hash } from "node:crypto";
import { FORM_HYDRATED } from "./form-hydration.ts";
import { HYDRATED } from "./hydration.ts";

/**
 * Tells the browser which links it may render ahead when a person is about to follow them (hover, touch).
 * The browser leaves it out when data or power is to be saved. Only public pages are named: nothing personal, nothing that writes.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        href_matches: [
          "/",
          "/product/*",
          "/shop/*",
          "/screen/product?parent_product_type_id=*",
          "/productsIn?*",
          "/entitymarket*",
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/**
 * The one Trusted Types policy of a page: scripts come from the build alone, and no text becomes HTML or a script. It stands before all
 * other scripts, since the framework's loader assigns plain addresses. Zod would try whether it may compile its checks from text, which
 * counts as a violation: this is where `z.config({ jitless: true })` keeps that, without zod on pages that do without.
 */
export const TRUSTED_TYPES = `window.trustedTypes?.createPolicy("default", {
createScriptURL: (address) => {
const { origin, pathname } = new URL(address, location);
return origin === location.origin && (pathname === "/sw.js" || pathname.startsWith("/_next/static/")) ? address : null;
}
});
globalThis.__zod_globalConfig = { jitless: true };`;

/** How long a press is held at most, in milliseconds; then the form goes its way without scripts. */
const HELD_MS = 10_000;

/**
 * Runs in the browser before hydration. A press on a form that scripts alone can answer would otherwise leave the page and lose what was
 * chosen: it is held until they do, and sent then. `data-held` says what it waits for: `page`, or `form` for one whose code comes later.
 */
export const HOLD_SUBMITS = `{
const held = new Map();
const hold = (event) => {
  const form = event.target;
  if (!form.dataset.held) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(form)) return;
  form.ariaBusy = "true";
  held.set(form, event.submitter);
  setTimeout(release, ${HELD_MS}, form);
};
const release = (form) => {
  delete form.dataset.held;
  if (!held.has(form)) return;
  const submitter = held.get(form);
  held.delete(form);
  form.ariaBusy = null;
  form.requestSubmit(submitter);
};
document.addEventListener("submit", hold, true);
addEventListener("${HYDRATED}", () => document.querySelectorAll("[data-held=page]").forEach(release));
addEventListener("${FORM_HYDRATED}", ({ target }) => release(target));
}`;

/** `id` of the template that holds a page's scripts until its first paint. */
export const HELD_SCRIPTS = "late-scripts";
/** How long they wait at most, in milliseconds: on a network that paints late, and for readers who never do. */
const PAINT_MS = 2000;

/** Runs in the browser before all else: begins the scripts of the page at its first paint. A page that nobody looks at yet is not painted. */
export const START_SCRIPTS = `{
const start = () => {
  const held = document.getElementById("${HELD_SCRIPTS}");
  if (!held) return;
  document.head.append(document.importNode(held.content, true));
  held.remove();
};
setTimeout(start, ${PAINT_MS});
if (document.prerendering || document.hidden) document.addEventListener("DOMContentLoaded", start);
else new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length > 0) start();
}).observe({ type: "paint", buffered: true });
}`;

/** The source expression by which a content security policy lets an inline script in. */
export const cspHash = (script: string | Buffer) => `'sha256-${hash("sha256", script, "base64")}'`;

/** Inline scripts that are the same on every page that has them, with their source expressions. */
export const OWN_SCRIPTS = new Map(
  [TRUSTED_TYPES, SPECULATION_RULES, HOLD_SUBMITS, START_SCRIPTS].map((script) => [script, cspHash(script)]),
);
