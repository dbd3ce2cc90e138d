import { TRACK, type TrackedEvent } from "./client";
import {
  type Beacon,
  depthPercent,
  type EventDetails,
  type EventName,
  type Origin,
  PAGE_PROPERTIES,
  sentAddress,
  sentTarget,
  type TrackingEvent,
  visitOrigin,
} from "./index";
import { watchVitals } from "./vitals-recorder.client";

/** A scroll position is recorded when it has not changed for this time (specification 23.40). */
const SCROLL_DELAY_MS = 4_000;
const BATCH_MS = 2_000;
const BATCH_MAX = 10;

const RELAY = "/api/beacons";
const ORIGIN_KEY = "visit-origin";

function currentOrigin(): Origin {
  const { search, host } = window.location;
  const here = visitOrigin({ search, referrer: document.referrer, host });
  try {
    const stored = window.sessionStorage.getItem(ORIGIN_KEY);
    if (stored !== null && Object.keys(here).length === 0) return Object.fromEntries(new URLSearchParams(stored));
    window.sessionStorage.setItem(ORIGIN_KEY, String(new URLSearchParams(here)));
  } catch {
    // Storage is blocked: only the visit's first page has an origin.
  }
  return here;
}

const pagePath = () => sentAddress(window.location.pathname, window.location.search);

function startBatching(origin: Origin) {
  let waiting: TrackingEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const beacon: Beacon = { properties: { ...PAGE_PROPERTIES, ...origin }, events: waiting };
    waiting = [];
    navigator.sendBeacon(RELAY, JSON.stringify(beacon));
  };
  const add = (name: EventName, details: EventDetails = {}) => {
    waiting.push({ ...details, name, at: Date.now(), path: pagePath() });
    if (waiting.length >= BATCH_MAX) flush();
    else timer ??= setTimeout(flush, BATCH_MS);
  };
  const drop = () => {
    clearTimeout(timer);
    waiting = [];
  };
  return { add, flush, drop };
}

function depth(): number {
  const { scrollHeight } = document.documentElement;
  return depthPercent({ top: window.scrollY, view: window.innerHeight, height: scrollHeight });
}

/** Records page views, clicks on links, reading positions and `track` events. Once `ending` is aborted, stops and drops unsent events. */
export function startRecorder(ending: AbortSignal): void {
  if (ending.aborted) return;
  const { add, flush, drop } = startBatching(currentOrigin());
  const listening = { signal: ending, passive: true, capture: true };
  let stay: ReturnType<typeof setTimeout> | undefined;

  window.addEventListener(
    TRACK,
    (event) => {
      if (!(event instanceof CustomEvent)) return;
      const { name, ...details }: TrackedEvent = event.detail;
      add(name, details);
    },
    listening,
  );
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link) add("click", { target: sentTarget(link.href, window.location.origin) });
    },
    listening,
  );
  window.addEventListener(
    "scroll",
    () => {
      clearTimeout(stay);
      stay = setTimeout(() => !document.hidden && add("page_stay", { depth: depth() }), SCROLL_DELAY_MS);
    },
    listening,
  );
  // A page restored from the back/forward cache is viewed again.
  window.addEventListener("pageshow", ({ persisted }) => persisted && add("page_view"), listening);
  document.addEventListener("visibilitychange", () => document.hidden && flush(), listening);
  window.addEventListener("pagehide", flush, listening);

  ending.addEventListener("abort", () => {
    clearTimeout(stay);
    drop();
  });
  add("page_view");
  watchVitals(ending);
}
