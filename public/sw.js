// The site without a network: pages come from the network first, from what was kept when there is none, else the offline page.
// Kept: public pages as they were served, the build's files that they name, pictures of products that were seen. Never kept: what
// the server marks private, pages of a member, answers of an API.

/** Another number forgets everything that older versions kept. */
const VERSION = "3";
const PAGES = `pages-${VERSION}`;
const FILES = `files-${VERSION}`;
const SHELL = `shell-${VERSION}`;
/** Filled by the product page; the name is the same in lib/product/seen.client.ts. */
const PICTURES = "seen-pictures";

const OFFLINE = "/offline";
const PAGES_MAX = 25;
const FILES_MAX = 80;

const PERSONAL = /^\/(api|personCenter|cart|checkout|login|register|cantFind|cantFindWin|chat|list)(\/|$)/;

const FILE = /^\/(_next\/static\/|media\/|icons\.svg$)/;

/**
 * Whether the last page could not be had from the network. Files and pictures are answered from here only then: with a network
 * the browser's own cache has them, and a page that becomes alive need not wait for this worker.
 */
let isCutOff = false;

const ownFiles = (html) => [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, file]) => file);

/** The offline page with every file that it is drawn with. */
async function keepShell() {
  const answer = await fetch(OFFLINE, { cache: "reload" });
  if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`);
  const html = await answer.clone().text();
  const cache = await caches.open(SHELL);
  await cache.addAll([...new Set(ownFiles(html)), "/icons.svg"]);
  await cache.put(OFFLINE, answer);
}

async function forgetOlder() {
  const current = [PAGES, FILES, SHELL, PICTURES];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
}

/** Keeps an answer, and forgets the oldest ones above a number. */
async function keep(name, request, answer, most) {
  const cache = await caches.open(name);
  await cache.delete(request);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((old) => cache.delete(old)));
}

/** A whole public page that its server lets be shown when it cannot be asked. */
function isKeepable({ url }, answer) {
  if (PERSONAL.test(new URL(url).pathname)) return false;
  const control = answer.headers.get("cache-control") ?? "";
  const type = answer.headers.get("content-type") ?? "";
  return answer.status === 200 && !answer.redirected && type.startsWith("text/html") && control.includes("stale-if-error");
}

/** What the browser asked for while this worker was started; a failure, which Firefox hands over as an answer, is none. */
async function preloaded({ preloadResponse }) {
  const answer = await preloadResponse;
  return answer?.type === "error" ? undefined : answer;
}

/** Keeps a page and the build's files that it names. A file has its content in its name: what is kept is right. */
async function keepPage(address, answer) {
  const html = await answer.clone().text();
  await keep(PAGES, address, answer, PAGES_MAX);
  for (const file of new Set(ownFiles(html))) {
    if (await caches.match(file)) continue;
    const found = await fetch(file);
    if (found.ok) await keep(FILES, file, found, FILES_MAX);
  }
}

async function page(event) {
  const { request } = event;
  try {
    const answer = (await preloaded(event)) ?? (await fetch(request));
    isCutOff = false;
    if (isKeepable(request, answer)) event.waitUntil(keepPage(request.url, answer.clone()));
    return answer;
  } catch {
    isCutOff = true;
    // No network. A public page that was seen is shown again; a personal one is never kept, so it ends at the offline page.
    return (await caches.match(request.url)) ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/** A file of the build or a picture, without a network. */
async function keptFile({ request }) {
  return (await caches.match(request.url)) ?? fetch(request);
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOlder(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(page(event));
  } else if ((isCutOff || !navigator.onLine) && FILE.test(pathname)) event.respondWith(keptFile(event));
});

/** What a notification shows, from a message of the gateway (gateway/notice/push-message.ts); one that cannot be read leads to the messages. */
function notificationOf(text) {
  let content = {};
  try {
    content = JSON.parse(text) ?? {};
  } catch {
    // The browser shows a notification of its own where a message shows none.
  }
  const { title = "Tiene un mensaje nuevo", body = "", path = "/personCenter/Messages", tag = "" } = content;
  const options = { body: String(body), lang: "es-CO", icon: "/icons/192.png", data: { path: String(path) } };
  return { title: String(title), options: tag ? { ...options, tag: String(tag) } : options };
}

/** The address of a path of this site; the messages' for anything else. */
function addressOf(path) {
  const { origin } = self.location;
  const address = new URL(path, origin);
  return address.origin === origin ? address.href : new URL("/personCenter/Messages", origin).href;
}

/** Shows the window that has a page already, or opens one. */
async function openPage(path) {
  const address = addressOf(path);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  return shown ? shown.focus() : self.clients.openWindow(address);
}

self.addEventListener("push", (event) => {
  const { title, options } = notificationOf(event.data?.text() ?? "");
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path ?? ""));
});
