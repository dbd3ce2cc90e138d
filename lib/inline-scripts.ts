import { hash } from "node:crypto";
import { FORM_HYDRATED } from "./form/hydration.ts";
import { HYDRATED } from "./hydration.ts";

/** Speculation rules: public pages only, prerendered on hover or touch. */
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
 * The default Trusted Types policy: script URLs of the build and the service worker only, no HTML and no script text. `jitless`
 * stops zod from probing eval, which would be a violation.
 */
export const TRUSTED_TYPES = `window.trustedTypes?.createPolicy("default", {
createScriptURL: (address) => {
const { origin, pathname } = new URL(address, location);
return origin === location.origin && (pathname === "/sw.js" || pathname.startsWith("/_next/static/")) ? address : null;
}
});
globalThis.__zod_globalConfig = { jitless: true };`;

/** Milliseconds for which a submit is held. After that the browser posts the form as without scripts. */
const HELD_MS = 10_000;

/** Holds a form's submit until hydration, then replays it. Forms with `data-held="form"` hydrate after the page, with FORM_HYDRATED. */
export const HOLD_SUBMITS = `{
const submitters = new Map();
const hold = (event) => {
  const form = event.target;
  if (!form.dataset.held) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (submitters.has(form)) return;
  form.ariaBusy = "true";
  submitters.set(form, event.submitter);
  setTimeout(release, ${HELD_MS}, form);
};
const release = (form) => {
  delete form.dataset.held;
  if (!submitters.has(form)) return;
  const submitter = submitters.get(form);
  submitters.delete(form);
  form.ariaBusy = null;
  if (form.requestSubmit) form.requestSubmit(submitter);
  else (submitter || form.querySelector("[type=submit]"))?.click();
};
document.addEventListener("submit", hold, true);
addEventListener("${HYDRATED}", () => document.querySelectorAll("[data-held=page]").forEach(release));
addEventListener("${FORM_HYDRATED}", ({ target }) => release(target));
}`;

export const LATE_SCRIPTS_ID = "late-scripts";
/** Milliseconds after which scripts start even without a first paint. */
const PAINT_MS = 2000;

/** Starts the page's scripts after the first paint. A hidden page is not painted, so there they start once the HTML is parsed. */
export const START_SCRIPTS = `{
const start = () => {
  const template = document.getElementById("${LATE_SCRIPTS_ID}");
  if (!template) return;
  document.head.append(document.importNode(template.content, true));
  template.remove();
};
setTimeout(start, ${PAINT_MS});
if (document.prerendering || document.hidden) document.addEventListener("DOMContentLoaded", start);
else new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length > 0) start();
}).observe({ type: "paint", buffered: true });
}`;

export const FILTER_SHEET_ID = "filtros";
const REOPEN_HASH_PREFIX = `#${FILTER_SHEET_ID}-`;

/** Stands right after the filter sheet. Links with `data-keep-open` and forms of the open sheet lead to a page whose sheet is open too, as far scrolled; `data-apply` sends changed fields and closes it. Empty fields are not sent. */
export const REOPEN_FILTERS = `{
const sheet = document.getElementById("${FILTER_SHEET_ID}");
let changedForm;
sheet.addEventListener("input", ({ target }) => { changedForm = target.form; });
sheet.addEventListener("formdata", ({ formData }) => {
  for (const [name, value] of [...formData]) if (!value) formData.delete(name);
});
if (sheet.showPopover) {
  const hashWithScroll = () => "${REOPEN_HASH_PREFIX}" + Math.round(sheet.scrollTop);
  sheet.addEventListener("submit", ({ target }) => {
    if (sheet.matches(":popover-open")) target.action = target.action.split("#")[0] + hashWithScroll();
  });
  sheet.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-keep-open]");
    if (link && sheet.matches(":popover-open")) link.hash = hashWithScroll();
    if (!changedForm || !event.target.closest("[data-apply]")) return;
    if (changedForm.reportValidity()) changedForm.submit();
    else event.preventDefault();
  });
  if (location.hash.startsWith("${REOPEN_HASH_PREFIX}")) {
    if (matchMedia("(width < 64rem)").matches) {
      sheet.showPopover();
      sheet.tabIndex = -1;
      sheet.focus({ preventScroll: true });
      sheet.scrollTop = location.hash.slice(${REOPEN_HASH_PREFIX.length});
    }
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}
}`;

export const cspHash = (script: string | Buffer) => `'sha256-${hash("sha256", script, "base64")}'`;

/** Static inline scripts with their CSP hashes. */
export const OWN_SCRIPTS = new Map(
  [TRUSTED_TYPES, SPECULATION_RULES, HOLD_SUBMITS, START_SCRIPTS, REOPEN_FILTERS].map((script) => [script, cspHash(script)]),
);
