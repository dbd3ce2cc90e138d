import { PUBLIC_PAGES } from "../lib/cache/pages";
import { bearerOf, expect, signIn, test } from "./fixtures";

const MARK = "marca-de-una-sola-persona";

/** Headers that must not influence a cached page. */
const PERSONAL = {
  ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x-personal-${index}`, MARK])),
  referer: `http://${MARK}.example/`,
  origin: `http://${MARK}.example`,
  authorization: `Bearer ${MARK}`,
  "user-agent": MARK,
  "x-forwarded-host": MARK,
  "x-forwarded-for": MARK,
  "accept-language": MARK,
};

/** Every public page at an existing URL, with an unknown parameter. */
async function publicAddresses(goods: () => Promise<{ records: { productId: string; shopId: string }[] }>): Promise<string[]> {
  const [first] = (await goods()).records;
  if (!first) throw new Error("no goods");
  const named: Record<string, string> = { productId: first.productId, id: first.shopId, shopId: first.shopId, key: "District_1" };
  return PUBLIC_PAGES.map(({ path }) => `${path.replaceAll(/:(\w+)/g, (_, name) => named[name] ?? "7000")}?stranger=${MARK}`);
}

test("nothing of a member who asks for the public pages is kept in them", async ({ page, request, goods }) => {
  const email = await signIn(page);
  const token = await bearerOf(page);
  for (const address of await publicAddresses(goods)) {
    const asMember = await page.request.get(address, { headers: PERSONAL });
    const asGuest = await request.get(address);
    for (const answer of [asMember, asGuest]) {
      const text = await answer.text();
      for (const secret of [MARK, email, token]) expect(text).not.toContain(secret);
      expect(answer.headers()).not.toHaveProperty("set-cookie");
      expect(answer.headers()["cache-status"]).toMatch(/^site; (hit|fwd=uri-miss|fwd=stale)/);
    }
    expect(asGuest.status()).toBe(asMember.status());
  }
});

test("a campaign's parameters, a reload without cache and HEAD cost no render", async ({ request }) => {
  await request.get("/about_us");
  await request.get("/about_us");
  const strange = [
    request.get("/about_us?utm_source=boletin&gclid=1&fbclid=2"),
    request.get("/about_us", { headers: { "cache-control": "no-cache", pragma: "no-cache" } }),
    request.get("/about_us", { headers: { rsc: "1", "next-router-prefetch": "1", purpose: "prefetch" } }),
    request.head("/about_us"),
  ];
  for (const answer of await Promise.all(strange)) {
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-status"]).toContain("site; hit");
    expect(answer.headers()["content-type"]).toContain("text/html");
  }
});

test("a page says how long it may be kept, and what it shows", async ({ request, goods }) => {
  const [first] = (await goods()).records;
  const { headers } = await request.get(`/product/${first?.productId}`).then((answer) => ({ headers: answer.headers() }));
  expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=300, stale-while-revalidate=3600, stale-if-error=604800");
  expect(headers["cache-tag"]?.split(",")).toEqual(
    expect.arrayContaining([`products:${first?.productId}`, `shops:${first?.shopId}`]),
  );
  expect(headers.vary).toBe("Accept-Encoding");
  expect(headers.etag).toMatch(/^W\/"/);
});

test("pages of one person are kept by nobody", async ({ page, request }) => {
  await signIn(page);
  for (const path of ["/cart", "/personCenter", "/personCenter/Account", "/checkout", "/cantFind"]) {
    const answer = await page.request.get(path);
    expect(answer.headers()["cache-control"]).toMatch(/no-store/);
    expect(answer.headers()["cache-status"]).toBe("site; fwd=bypass");
  }
  expect((await request.get("/login")).headers()["cache-control"]).toMatch(/no-store/);
});
