import { newBuyer } from "../gateway/buyer.fixture";
import { ask } from "../gateway/client.fixture";
import { LineEvaluate } from "../lib/contract/evaluation";
import words from "../messages/fields.json" with { type: "json" };
import { freshGoods, logIn, received } from "./evaluated";
import { expect, seriousFindings, test, text } from "./fixtures";

// spec: 29.2
test("the form and what is said are accessible, in the light and the dark @outbox", async ({ page, context, baseURL }) => {
  test.setTimeout(60_000);
  const [buyer, goods] = await Promise.all([newBuyer(), freshGoods()]);
  const orderNo = await received(buyer, goods.key);
  await logIn(context, buyer.token, baseURL);
  await page.goto(`/personCenter/Orders/${orderNo}/evaluation?${new URLSearchParams(goods.key)}`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: text.evaluation.publish }).click();
  await expect(page.getByText(words.choose), "in the site's words at once").toBeVisible();
  await ask(LineEvaluate, { token: buyer.token, body: { orderNo, ...goods.key, score: 2, text: "Llegó tarde." } });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      `/product/${goods.key.product_id}`,
      `/personCenter/Orders/${orderNo}`,
      `/personCenter/Orders/${orderNo}/evaluation?${new URLSearchParams(goods.key)}&wrong=score,long,pictures`,
    ]) {
      await page.goto(path);
      await page.locator("html[data-hydrated]").waitFor();
      expect(await seriousFindings(page), `${path} ${colorScheme}`).toEqual([]);
    }
  }
  const photo = { name: "caja.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") };
  await page.getByLabel(text.evaluation.attach).setInputFiles(photo);
  await expect(page.getByRole("img", { name: photo.name })).toBeVisible();
});
