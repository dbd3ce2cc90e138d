import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, signIn, test } from "./fixtures";

/** Gzipped bytes of a first visit. */
const BUDGET = { script: 155_000, style: 15_000, html: 40_000 };
/** Includes the form library; the schema library is loaded at the first focus. */
const FORM_SCRIPT = 170_000;

const PUBLIC = ["/", "/screen/product?parent_product_type_id=900", "/live", "product"];
const MEMBERS = ["", "/Messages", "/Wish", "/Orders", "/Address", "/RFQs", "/FAM", "/Account"].map(
  (page) => `/personCenter${page}`,
);

async function expectWithinBudgets(request: APIRequestContext, path: string, script = BUDGET.script) {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/noModule/i.test(tag))
    .map(([, src]) => src ?? "");
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? "");
  const size = async (files: string[]) => {
    const bodies = await Promise.all([...new Set(files)].map(async (file) => (await request.get(file)).body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  expect(scripts.length).toBeGreaterThan(0);
  expect(gzipSync(html).length).toBeLessThan(BUDGET.html);
  expect(await size(scripts)).toBeLessThan(script);
  expect(await size(styles)).toBeLessThan(BUDGET.style);
  expect(html).not.toMatch(/\.(woff2?|ttf)/);
}

for (const which of PUBLIC) {
  test(`the first load of ${which} keeps to the size budgets`, async ({ request, goods }) => {
    await expectWithinBudgets(request, which === "product" ? `/product/${(await goods()).records[0]?.productId}` : which);
  });
}

for (const path of [...MEMBERS, "/cart"]) {
  test(`the first load of ${path} keeps to the size budgets`, async ({ page }) => {
    await signIn(page);
    await expectWithinBudgets(page.request, path);
  });
}

for (const path of ["/login", "/register"]) {
  test(`the first load of ${path} keeps to the size budgets`, ({ request }) => expectWithinBudgets(request, path, FORM_SCRIPT));
}
