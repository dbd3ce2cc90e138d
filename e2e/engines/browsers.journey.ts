import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { checkoutOf, furnished } from "../buyer";
import { find, firstGoods, isVaried } from "../cart";
import { lastCode, newEmail, newMember } from "../login";
import { button, field, option } from "./tab";
import { expect, isAt, open, shows, test, text, until } from "./test";

const { frame, inquiry, session, live, order, product, offline } = text;

const PLAY = `"${live.play.replace("{title}", "").trim()}"`;

/** One URL per public template. */
const PAGES = [
  "/",
  "/shop/product",
  "/shop/factory",
  "/screen/product?keyword=termo",
  "/screen/product?keyword=xqzwkvjy",
  "/selectSuppliers",
  "/entitymarket",
  "/live",
  "/welcomeToYiwu",
  "/about_us",
  "/article/list",
  "/article/politica-de-privacidad",
  "/cart",
  "/login",
  "/register",
  "/cantFind",
  "/nada",
];

test("every kind of page opens and wakes up", async ({ tab, request }) => {
  const [good] = await firstGoods({ request });
  for (const path of [...PAGES, `/product/${good?.productId}`]) {
    await open(tab, path);
    expect(await tab.evaluate("document.querySelectorAll('h1').length"), path).toBe(1);
  }
});

test("from the home page a category leads to its goods", async ({ tab }) => {
  await open(tab, "/");
  await tab.click(button(frame.categories, "header"));
  await tab.click("//header//nav//a[starts-with(@href, '/screen/product')]");
  await isAt(tab, /^\/screen\/product\?parent_product_type_id=\d+/);
  expect(Number(await tab.evaluate("document.querySelectorAll('main article').length"))).toBeGreaterThan(3);
});

test("a search is narrowed, and words that are typed are completed", async ({ tab }) => {
  await open(tab, "/screen/product?keyword=termo");
  const count = "document.querySelectorAll('main article').length";
  const all = Number(await tab.evaluate(count));
  expect(all).toBeGreaterThan(3);
  await open(tab, "/screen/product?keyword=termo&max_price=5");
  await until(tab, count, (some) => Number(some) > 0 && Number(some) <= all);
  await tab.fill("//header//*[@role='combobox']", "pinc");
  await tab.click(option("pince"));
  // The search opens a new tab (specification 2.1).
  await until(tab, "document.querySelector('header [role=combobox]').value", (typed) => String(typed).startsWith("pince"));
});

test("a guest chooses a variant, and finds it in the cart", async ({ tab, request }) => {
  const good = find(await firstGoods({ request }), isVaried);
  await open(tab, `/product/${good.productId}`);
  await tab.click("//*[@id='variantes']//label[.//input[@type='radio']][2]");
  const chosen = String(await tab.evaluate("document.querySelector('#variantes input:checked').value"));
  await tab.click(button(product.addToCart, "main"));
  await until(tab, "localStorage.getItem('cart')", (cart) => String(cart).includes(good.productId));
  await open(tab, "/cart");
  await shows(tab, good.name);
  await shows(tab, chosen);
});

test("a guest asks for a quotation, with a file", async ({ tab }, info) => {
  const file = info.outputPath("ficha.pdf");
  writeFileSync(file, "%PDF-1.4\n%%EOF\n");
  await open(tab, "/cantFind");
  await until(tab, "!!document.querySelector('main [role=combobox]')", Boolean);
  await tab.fill("[name=goods_name]", "Tazas de cerámica");
  await tab.fill("[name=goods_num]", "1500");
  await tab.fill("main [name=email]", newEmail());
  await tab.fill(field(inquiry.unit), "pieza");
  await tab.click(option("Pieza"));
  await until(tab, "document.querySelector('main [role=combobox]').value", (unit) => unit === "Pieza");
  await tab.attach(file);
  await shows(tab, inquiry.uploaded);
  await tab.click(button(inquiry.review));
  await tab.click("//main//input[@name='is_agree_brpr']");
  await tab.click(button(inquiry.submit, "main"));
  await isAt(tab, /^\/cantFindWin/);
});

test("a member logs in with a code", async ({ tab, request }) => {
  const email = await newMember(request);
  await open(tab, "/login?return_url=%2Farticle%2Flist");
  await tab.fill("main [name=email]", email);
  await tab.click(button(session.send.send));
  await tab.click(button(session.captcha.alternative));
  await shows(tab, session.send.again.split("{")[0] ?? "");
  await tab.fill("main [name=code]", await lastCode(request, email));
  await tab.click("//main//form//button[@type='submit']");
  await isAt(tab, /^\/article\/list$/);
  await shows(tab, frame.greeting.replace("{name}", ""));
});

test("a member orders, and is led to the payment", async ({ tab, request, baseURL }) => {
  await newMember(request);
  const goods = await firstGoods({ request });
  const wanted = await furnished(
    { request },
    goods.map(({ productId }) => productId),
  );
  const { cookies } = await request.storageState();
  await open(tab, "/about_us");
  await tab.addCookies(
    cookies.map(({ name, value, path, httpOnly }) => ({ name, value, path, httpOnly, domain: new URL(baseURL ?? "").hostname })),
  );
  await open(tab, checkoutOf(wanted));
  await tab.click(button(order.checkout.confirm));
  await isAt(tab, /^\/personCenter\/Orders\/\d+\/pay/);
  await shows(tab, order.done.stored);
});

test("a broadcast has its picture, and plays when it is pressed or by itself", async ({ tab }) => {
  await open(tab, "/live?state=recording");
  await tab.click("//main//article//a");
  await isAt(tab, /\/livebroadcast\?channel_id=/);
  await tab.click(`//main//a[contains(@aria-label, ${PLAY}) or contains(normalize-space(), ${PLAY})]`);
  await until(tab, "document.querySelector('main video')?.readyState ?? 0", (state) => Number(state) > 0);
});

/** URLs in the service worker's caches. */
const SEEN = `caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).then(String)`;

/** A proxy to the site that can be closed, to simulate a lost network. */
async function openRoad(site: URL) {
  const sockets = new Set<Socket>();
  const road = createServer((socket) => {
    const further = connect(Number(site.port), site.hostname);
    for (const one of [socket, further]) {
      sockets.add(one);
      one.on("error", () => one.destroy());
    }
    socket.pipe(further).pipe(socket);
  });
  road.listen(0, "127.0.0.1");
  await once(road, "listening");
  const address = road.address();
  if (!address || typeof address === "string") throw new Error("no port");
  const close = () => {
    road.close();
    for (const socket of sockets) socket.destroy();
  };
  return { origin: `http://127.0.0.1:${address.port}`, close };
}

const WORKER_STATE = "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state)";

test.describe("cut off", () => {
  test.use({ isCutOff: true });

  test("without a network a page says so, and those that were seen are there", async ({ tab, baseURL }) => {
    const road = await openRoad(new URL(baseURL ?? ""));
    // A browser drops a worker whose installation failed; the next page installs it.
    await expect(async () => {
      await open(tab, `${road.origin}/about_us`);
      await tab.click("body");
      await until(tab, WORKER_STATE, (state) => state === "activated");
    }).toPass({ timeout: 45_000 });
    await open(tab, `${road.origin}/entitymarket`);
    await until(tab, SEEN, (paths) => String(paths).includes("/entitymarket"));
    const title = String(await tab.evaluate("document.querySelector('h1').textContent"));
    road.close();
    await tab.go(`${road.origin}/welcomeToYiwu`);
    await shows(tab, offline.title);
    await tab.go(`${road.origin}/entitymarket`);
    await shows(tab, title);
  });
});
