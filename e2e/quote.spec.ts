import { expect, signIn, test, text } from "./fixtures";
import { draftOf, fillIn, newContact, openBlock } from "./quote-block";

const t = text.inquiry;
const INQUIRY = "**/api/gateway/buyer/member/inquiry/public";
const REGISTER = "**/api/session/auto-register";

// spec: 1.2, 1.3, 12.1, 12.4, 24.5
test("a guest who asks for a quote becomes a member and lands on the page after it, with the number", async ({ page }) => {
  const form = await openBlock(page);
  await fillIn(form, newContact());
  const posted = page.waitForRequest(INQUIRY);
  await form.submit.click();
  expect((await posted).postDataJSON()).toMatchObject({
    category_id: 10981,
    name: "Termo de acero",
    detail: "Termo de acero",
    quantity: 500,
    unit: "Piece",
  });
  await expect(page.getByText("success", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/cantFindWin");
  await expect(page.getByText(/^Solicitud n\.º \d+$/)).toBeVisible();
  expect(await draftOf(page)).toBeNull();
  await page.getByRole("link", { name: t.sentMember }).click();
  await expect(page.getByRole("heading", { name: "Termo de acero" })).toBeVisible();
});

// spec: 1.3, 12.4
test("registration comes before the request, with the contact and the source colombia", async ({ page }) => {
  const order: string[] = [];
  page.on("request", (request) => {
    if (/auto-register|inquiry\/public/.test(request.url())) order.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const form = await openBlock(page);
  const contact = newContact();
  await fillIn(form, contact);
  const registered = page.waitForRequest(REGISTER);
  await form.submit.click();
  expect((await registered).postDataJSON()).toMatchObject({ email: contact, source: "colombia" });
  await expect(page).toHaveURL("/cantFindWin");
  expect(order).toEqual(["POST /api/session/auto-register", "POST /api/gateway/buyer/member/inquiry/public"]);
});

// spec: 12.5
test("a member finds the own e-mail filled in, and is not registered again", async ({ page }) => {
  const email = await signIn(page);
  let registrations = 0;
  await page.route(REGISTER, (route) => {
    registrations += 1;
    return route.continue();
  });
  const form = await openBlock(page);
  await expect(form.contact).toHaveValue(email);
  await fillIn(form, undefined);
  await form.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
  expect(registrations).toBe(0);
});

// spec: 12.4
test("a failed registration is passed over, and the request goes out", async ({ page }) => {
  await page.route(REGISTER, (route) => route.fulfill({ status: 500, json: { errors: "No" } }));
  const form = await openBlock(page);
  await fillIn(form, newContact());
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
