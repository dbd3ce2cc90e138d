import { fill, plural } from "../lib/format";
import { SESSION_COOKIES } from "../lib/session/index";
import { addAll, badge, find, firstGoods, isTiered } from "./cart";
import { expect, signIn, test, text } from "./fixtures";
import { draftOf, fillIn, newContact, openBlock } from "./quote-block";

const t = text.inquiry;
const INQUIRY = "**/api/inquiry";

// spec: 1.2, 1.3, 12.1, 12.4, 24.5
test("a guest who asks for a quote becomes a member and lands on the page after it, with the number", async ({ page }) => {
  const form = await openBlock(page);
  const contact = newContact();
  await fillIn(form, contact);
  await form.submit.click();
  await expect(page.getByText("success", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/cantFindWin");
  await expect(page.getByText(/^Solicitud n\.º \d+$/)).toBeVisible();
  expect(await draftOf(page)).toBeNull();
  await expect(page.getByText("Termo de acero", { exact: true })).toBeVisible();
  await expect(page.getByText("500 piezas", { exact: true })).toBeVisible();
  await expect(page.getByText(fill(t.sentAccount, { email: contact }))).toBeVisible();
  await page.getByRole("link", { name: t.sentMember }).click();
  await expect(page.getByRole("heading", { name: "Termo de acero" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^500 piezas$/ })).toBeVisible();
});

// spec: 1.3, 12.4
test("what a guest sends, to be registered and to ask, is one request", async ({ page }) => {
  const form = await openBlock(page);
  await fillIn(form, newContact());
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/inquiry|register/.test(request.url()) && request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  await form.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
  expect(sent).toEqual(["/api/inquiry"]);
});

// spec: 12.5
test("a member finds the own e-mail filled in, and stays who that is", async ({ page }) => {
  const email = await signIn(page);
  const member = async () => (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIES.userId)?.value;
  const before = await member();
  const form = await openBlock(page);
  await expect(form.contact).toHaveValue(email);
  await fillIn(form, newContact());
  await form.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
  expect(await member()).toBe(before);
  await expect(page.getByText(t.answers).first()).toBeVisible();
  await expect(page.getByText(/Le creamos una cuenta/)).toHaveCount(0);
});

// spec: 12.4
test("a failed registration is passed over, and the request goes out @faults", async ({ page, gateway }) => {
  const contact = newContact();
  await gateway.fault("/auth/auto/register_login", { method: "POST", status: 500, match: contact });
  const form = await openBlock(page);
  await fillIn(form, contact);
  await form.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
  await expect(page.getByText(t.sentGuest)).toBeVisible();
  expect(await draftOf(page)).toBeNull();
});

// spec: 12.4, 12.5, 23.34
test("a request that fails keeps everything, across a reload too", async ({ page }) => {
  await page.route(INQUIRY, (route) => route.fulfill({ status: 500, json: { errors: "Algo falló de nuestro lado." } }));
  const form = await openBlock(page);
  const contact = newContact();
  await fillIn(form, contact);
  await form.submit.click();
  await expect(form.block.getByText(t.refused, { exact: false })).toBeVisible();
  await expect(form.name).toHaveValue("Termo de acero");
  expect(JSON.parse((await draftOf(page)) ?? "{}")).toEqual({
    owner: "",
    value: {
      name: "Termo de acero",
      quantity: "500",
      unit: "Piece",
      email: contact,
    },
  });
  await page.unroute(INQUIRY);
  const again = await openBlock(page);
  await expect(again.name).toHaveValue("Termo de acero");
  await expect(again.unit).toHaveValue("Pieza");
  await expect(again.contact).toHaveValue(contact);
  await again.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
});

test("without a connection it says so, keeps everything, and sends once it is back", async ({ page, context }) => {
  const form = await openBlock(page);
  await fillIn(form, newContact());
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.block.getByText(t.offline)).toBeVisible();
  await expect(form.name).toHaveValue("Termo de acero");
  await context.setOffline(false);
  await expect(form.block.getByText(t.online)).toBeVisible();
  await form.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
});

test("pressed twice, it makes one request", async ({ page }) => {
  let requests = 0;
  await page.route(INQUIRY, (route) => {
    requests += 1;
    return route.continue();
  });
  const form = await openBlock(page);
  await fillIn(form, newContact());
  await form.submit.dblclick();
  await expect(page).toHaveURL("/cantFindWin");
  expect(requests).toBe(1);
});

test("after a guest's quotation a line under the confirmation tells of the cart, and no dialog covers it", async ({ page }) => {
  await addAll(page, [find(await firstGoods(page), isTiered)]);
  const form = await openBlock(page);
  await fillIn(form, newContact());
  await form.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
  await expect(page.getByRole("main").getByText(plural(text.cartActions.merge.note, 1))).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: text.cartActions.merge.cart })).toHaveAttribute("href", "/cart");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(badge(page, 1)).toBeVisible();
});
