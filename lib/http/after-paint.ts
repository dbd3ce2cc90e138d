import type { ServerResponse } from "node:http";
import { HYDRATED } from "../hydration.ts";
import { isUnsentPage } from "./unsent-page.ts";

const SCRIPT = /<script (?=[^>]*\bsrc="\/_next\/)(?=[^>]*\basync="")[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const ID = "after-paint";
/** How long the scripts wait at most, in milliseconds, on a phone or a network that paints late, and for readers who never do. */
const PATIENCE = 2000;

/** Runs in the browser, before anything else of the page. A page that nobody looks at yet is not painted, and gets ready at once. */
function startAfterPaint(id: string, patience: number): void {
  const start = () => {
    const held = document.getElementById(id);
    if (!(held instanceof HTMLTemplateElement)) return;
    document.head.append(document.importNode(held.content, true));
    held.remove();
  };
  setTimeout(start, patience);
  if (document.prerendering || document.hidden) document.addEventListener("DOMContentLoaded", start);
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) start();
    }).observe({ type: "paint", buffered: true });
}

/** How long a press is kept for the scripts, in milliseconds; then the form goes its way without them. */
const HELD = 10_000;

/** Runs in the browser, too: a form that scripts alone can answer (`data-held`) is kept until they do, and sent then. */
function holdPresses(hydrated: string, patience: number): void {
  const letGo: (() => void)[] = [];
  const hold = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.dataset.held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (form.ariaBusy) return;
    form.ariaBusy = "true";
    const send = () => {
      form.ariaBusy = null;
      form.requestSubmit(submitter);
    };
    letGo.push(send);
    if (letGo.length === 1) setTimeout(answer, patience);
  };
  const answer = () => {
    document.removeEventListener("submit", hold, true);
    for (const send of letGo.splice(0)) send();
  };
  document.addEventListener("submit", hold, true);
  window.addEventListener(hydrated, answer, { once: true });
}

// Before the style sheet: a script behind it would wait for it, and the reading of the page with it.
const LOADER = `<script>(${startAfterPaint})("${ID}",${PATIENCE});(${holdPresses})("${HYDRATED}",${HELD})</script>`.replace(
  /\s+/g,
  " ",
);

/** A whole page whose scripts are asked for when its first picture is seen: docs/adr/0020-scripts-wait-for-the-first-paint.md. */
export function scriptsAfterPaint(html: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, Math.max(end, 0));
  const scripts = head.match(SCRIPT);
  if (!scripts) return html;
  const rest = head.replace(SCRIPT, "").replace(PRELOAD, "").replace("<head>", `<head>${LOADER}`);
  return `${rest}<template id="${ID}">${scripts.join("")}</template>${html.slice(end)}`;
}

/** Does it to what is sent as text, as regenerated pages are. Pages of one person come as bytes (one-piece.ts), and let in no script without a nonce. */
export function paintFirst(response: ServerResponse): void {
  response.end = new Proxy(response.end, {
    apply(end, self, given) {
      const [body, ...rest] = given;
      if (!isUnsentPage(response) || typeof body !== "string") return Reflect.apply(end, self, given);
      response.removeHeader("content-length");
      return Reflect.apply(end, self, [scriptsAfterPaint(body), ...rest]);
    },
  });
}
