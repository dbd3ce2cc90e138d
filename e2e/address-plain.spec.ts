import { fill } from "../lib/format";
import { added, BODEGA, card, LIST, NEW, save } from "./address-book";
import { expect, signIn, test, text } from "./fixtures";

const t = text.address;

test.use({ javaScriptEnabled: false });

test("addresses are read, added, made the default, deleted and brought back", async ({ page }) => {
  await signIn(page);
  await added(page, { receiver: "Primera" });
  await page.goto(NEW);
  await page.locator("#towns-step").selectOption({ label: "Chocó" });
  await page.getByRole("button", { name: t.form.showTowns }).click();
  await page.getByLabel(t.form.receiver).fill("Sin guion");
  await page.getByLabel(t.form.phone).fill("300 123 4567");
  await page.getByLabel(t.form.municipality).selectOption({ label: "Quibdó" });
  await page.getByLabel(t.form.number).fill("26");
  await page.getByLabel(t.form.crossing).fill("13");
  await save(page);
  await expect(page.getByText(fill(t.form.wrong, { fields: t.groups.street }))).toBeVisible();
  await expect(page.getByLabel(t.form.receiver)).toHaveValue("Sin guion");
  await page.getByLabel(t.form.plate).fill("19");
  await save(page);
  await expect(card(page, "Sin guion")).toContainText("Calle 26 # 13-19");
  await page.getByRole("button", { name: `${t.makeDefault} ${fill(t.of, { receiver: "Sin guion" })}` }).click();
  await expect(card(page, "Sin guion")).toContainText(t.default);
  await page.getByRole("button", { name: `${t.delete} ${fill(t.of, { receiver: "Sin guion" })}` }).click();
  await expect(card(page, "Sin guion")).toBeHidden();
  await page.getByRole("button", { name: t.undo }).click();
  await expect(card(page, "Sin guion")).toContainText(t.default);
});

test("an edit that another tab overtook is explained, and what was typed is still there", async ({ page, context }) => {
  await signIn(page);
  const id = await added(page);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${LIST}/${id}`);
  await other.getByLabel(t.form.phone).fill("3110000000");
  await save(other);
  await expect(card(other, BODEGA.receiver)).toContainText("+57 311 000 0000");
  await page.getByLabel(t.form.receiver).fill("Más tarde");
  await save(page);
  await expect(page.getByText(t.changed.title)).toBeVisible();
  await expect(page.getByLabel(t.form.receiver)).toHaveValue("Más tarde");
  await save(page);
  await expect(card(page, "Más tarde")).toBeVisible();
});
