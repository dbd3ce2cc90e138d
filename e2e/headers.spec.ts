import { hash } from "node:crypto";
import { globSync } from "node:fs";
import type { APIResponse } from "@playwright/test";
import { load } from "cheerio";
import { expect, signIn, test, text } from "./fixtures";

declare global {
  interface Window {
    /** https://w3c.github.io/trusted-types: not in TypeScript's DOM types. */
    trustedTypes?: { createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown };
  }
}

/** Values of URL parameters; existing ones where public. */
const SAMPLES: Record<string, string> = {
  "article/[slug]": "politica-de-privacidad",
  "chat/[state]": "away",
  "entitymarket/[key]": "District_1",
  "error/[status]": "404",
  "sitemaps/[shard]": "articulos.xml",
};

/** Every URL of the site, read from `app/`, so that new pages are covered. */
const ROUTES = globSync(["app/**/{page.tsx,route.ts}", "app/.well-known/*/route.ts"])
  .map((file) => file.slice("app/".length).replace(/(^|\/)(page\.tsx|route\.ts)$/, ""))
  .sort();

const OTHERS = [
  "/sw.js",
  "/icons.svg",
  "/favicon.ico",
  "/manifest.webmanifest",
  "/nothing",
  "/nothing.txt",
  "/nothing.pdf",
  "/login/x",
  "/cart/x",
  "/register/x",
  "/personCenter/x",
  "/product/999999999",
  "/uploads/nothing",
  "/media/nothing",
  "/media/nothing.mp4",
  "/api/nothing",
  "/api/health",
  "/_next/nothing",
  "/_next/static/nothing.js",
  `/product/7?${"x".repeat(5_000)}`,
];

const sourceOf = (script: string) => `'sha256-${hash("sha256", script, "base64")}'`;

/** Scripts without a hash or nonce in the policy. */
function foreignScripts(html: string, policy: string): string[] {
  const $ = load(html);
  return $("script:not([src]):not([type='application/ld+json'])")
    .map((_, script) => ({ nonce: $(script).attr("nonce"), source: sourceOf($(script).text()) }))
    .get()
    .filter(({ nonce, source }) => !policy.includes(source) && !(nonce && policy.includes(`'nonce-${nonce}'`)))
    .map(({ source }) => source);
}

async function expectSecured(answer: APIResponse): Promise<void> {
  const headers = answer.headers();
  const { pathname } = new URL(answer.url());
  expect.soft(headers, answer.url()).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": /^\/(media|og)\//.test(pathname) ? "cross-origin" : "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin)$/),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  expect.soft(headers["strict-transport-security"] !== undefined, answer.url()).toBe(answer.url().startsWith("https:"));
  const policy = headers["content-security-policy"] ?? "";
  expect.soft(policy, answer.url()).toContain("frame-ancestors 'none'");
  expect.soft(policy, answer.url()).toMatch(/(?:^|; )(?:default-src 'none'|script-src 'self' [^;]*'(?:sha256|nonce)-)/);
  const [scripts = ""] = /script-src [^;]*/.exec(policy) ?? [];
  expect.soft(scripts, answer.url()).not.toMatch(/'unsafe-(inline|eval)'/);
  const isPage = headers["content-type"]?.startsWith("text/html") && !policy.startsWith("default-src 'none'");
  if (isPage) expect.soft(foreignScripts(await answer.text(), policy), answer.url()).toEqual([]);
}

for (const who of ["a guest", "a member"] as const) {
  test(`every address answers ${who} with the security headers`, async ({ page, goods }) => {
    test.slow();
    const { records } = await goods();
    const rooms = await page.request.post("/api/gateway/buyer/live/search", {
      data: {},
      headers: { "sec-fetch-site": "same-origin" },
    });
    const [room]: { channel_id: string; shop_id: string }[] = (await rooms.json()).records;
    const samples = new Map([
      ...Object.entries(SAMPLES).map(([route, value]) => [route, route.replace(/\[\w+\]/, value)] as const),
      ["product/[productId]", `product/${records[0]?.productId}`],
      ["cantFind/[productId]", `cantFind/${records[0]?.productId}`],
      ["shop/[id]", `shop/${records[0]?.shopId}`],
      ["shop/spa/[shopId]/livebroadcast", `shop/spa/${room?.shop_id}/livebroadcast`],
      ["live/[channel_id]", `live/${room?.channel_id}`],
      ["og/[kind]/[key]", `og/product/${records[0]?.productId}`],
    ]);
    if (who === "a member") await signIn(page);
    for (const route of ROUTES) {
      const path = `/${(samples.get(route) ?? route).replaceAll(/\[[^\]]+\]/g, "x")}`;
      await expectSecured(await page.request.get(path, { maxRedirects: 0 }));
      if (!path.startsWith("/api/")) continue;
      const options = { data: {}, headers: { "sec-fetch-site": "same-origin" }, maxRedirects: 0 };
      // A logout would end the session of later requests.
      if (!path.endsWith("/logout")) await expectSecured(await page.request.post(path, options));
    }
    const html = await (await page.request.get("/")).text();
    const files = [/\/_next\/static\/[^"]+\.js/, /\/_next\/static\/[^"]+\.css/, /\/media\/[^"\s]+/].map(
      (pattern) => pattern.exec(html)?.[0] ?? "",
    );
    for (const path of [...OTHERS, ...files]) await expectSecured(await page.request.get(path, { maxRedirects: 0 }));
    await expectSecured(await page.request.post("/product/7", { form: { a: "1" }, maxRedirects: 0 }));
  });
}

test("a form that is posted without a script is answered with the security headers", async ({ page }) => {
  for (const path of ["/api/session/login", "/api/address", "/api/inquiry", "/api/order", "/api/payment/account"])
    await expectSecured(
      await page.request.post(path, { form: { a: "1" }, headers: { "sec-fetch-site": "same-origin" }, maxRedirects: 0 }),
    );
});

test("/.well-known/security.txt says whom to tell of a weakness, for less than a year", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).split("\n");
  expect(lines).toContainEqual(expect.stringMatching(/^Contact: mailto:.+@.+/));
  expect(lines).toContain("Preferred-Languages: es");
  const days = (Date.parse(lines.find((line) => line.startsWith("Expires: "))?.slice(9) ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test.describe("what somebody brings into a page", () => {
  test.use({ breaksPolicy: true });

  test("does not run when it stands in its HTML", async ({ page }) => {
    await page.route("/", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("<body", "<script>window.broken = true</script><body");
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/");
    await page.locator("html[data-hydrated]").waitFor();
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
  });

  test("does not run when a script writes it", async ({ page }) => {
    await page.goto("/");
    const outcome = await page.evaluate(() => {
      const script = document.createElement("script");
      const tries: Record<string, () => unknown> = {
        html: () => Object.assign(document.createElement("div"), { innerHTML: "<img src=x onerror='window.broken = true'>" }),
        "a script from elsewhere": () => Object.assign(script, { src: "https://evil.example/x.js" }),
        "a script of an upload": () => Object.assign(script, { src: "/uploads/x.js" }),
        "a script as text": () => Object.assign(script, { text: "window.broken = true" }),
        "a policy of its own": () => window.trustedTypes?.createPolicy("mine", { createHTML: (html: string) => html }),
      };
      const refused = Object.entries(tries).filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch (error) {
          if (error instanceof TypeError) return true;
          throw error;
        }
      });
      return { kept: Object.keys(tries).length - refused.length, isBroken: "broken" in window };
    });
    expect(outcome).toEqual({ kept: 0, isBroken: false });
  });
});

test("the page for what is missing works under its policy, wherever it stands", async ({ page }) => {
  for (const [path, name] of [
    ["/login/x", text.error.notFoundTitle],
    ["/nothing.txt", text.error.notFoundTitle],
    ["/product/999999999", text.error.noProductTitle],
  ] as const) {
    await page.goto(path);
    await page.locator("html[data-hydrated]").waitFor();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
});
