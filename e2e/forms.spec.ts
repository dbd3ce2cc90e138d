import type { Locator, Page } from "@playwright/test";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

type Form = {
  path: string;
  isOfMember?: boolean;
  /** Fills in the form so that it can be submitted. */
  ready?: (page: Page) => Promise<void>;
  /** A field above the button, and an invalid value. */
  field: (page: Page) => Locator;
  wrong: string;
  submit: (page: Page) => Locator;
};

const { inquiry, session, address, payment, account } = text;
const block = (page: Page) => page.getByRole("region", { name: inquiry.title });

const FORMS: Record<string, Form> = {
  "the quick quotation": {
    path: "/",
    ready: async (page) => {
      await block(page).scrollIntoViewIfNeeded();
      await expect(block(page).getByRole("combobox", { name: inquiry.unit })).toHaveAttribute("aria-expanded");
    },
    field: (page) => block(page).getByLabel(inquiry.contact),
    wrong: "300 123 4567",
    submit: (page) => block(page).getByRole("button", { name: inquiry.submit }),
  },
  "the long quotation": {
    path: "/cantFind",
    ready: (page) => expect(page.getByRole("combobox", { name: inquiry.unit, exact: true })).toHaveAttribute("aria-expanded"),
    field: (page) => page.getByLabel(inquiry.email),
    wrong: "ana",
    submit: (page) => page.getByRole("button", { name: inquiry.review }),
  },
  "the login": {
    path: "/login",
    field: (page) => page.getByLabel(session.email),
    wrong: "ana",
    submit: (page) => page.locator("main").getByRole("button", { name: session.login, exact: true }),
  },
  "the registration": {
    path: "/register",
    field: (page) => page.getByLabel(session.email, { exact: true }),
    wrong: "ana",
    submit: (page) => page.getByRole("button", { name: session.register, exact: true }),
  },
  "the address": {
    path: "/personCenter/Address/new",
    isOfMember: true,
    field: (page) => page.getByLabel(address.form.phone),
    wrong: "12",
    submit: (page) => page.getByRole("button", { name: address.form.save }),
  },
  "the payment method": {
    path: "/personCenter/FAM/new",
    isOfMember: true,
    field: (page) => page.getByLabel(payment.swift),
    wrong: "x",
    submit: (page) => page.getByRole("button", { name: payment.form.save }),
  },
  "the account": {
    path: "/personCenter/Account",
    isOfMember: true,
    ready: async (page) => {
      await page.getByRole("region", { name: account.profile.title }).getByRole("button").first().click();
      await page.getByLabel(account.profile.firstname).waitFor();
    },
    field: (page) => page.getByLabel(account.profile.taxId),
    wrong: "x".repeat(200),
    submit: (page) => page.getByRole("button", { name: account.profile.save }),
  },
};

/** The button's position after the next paint. */
async function placeOf(button: Locator) {
  return button.evaluate(async (element) => {
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** Types an invalid value, keeps the focus, centres the button, and counts its clicks. */
async function leaveWrong(page: Page, { path, isOfMember, ready, field, wrong, submit }: Form) {
  if (isOfMember) await signIn(page);
  await open(page, path);
  await ready?.(page);
  await field(page).fill(wrong);
  const button = submit(page);
  await button.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    element.addEventListener("click", () => element.setAttribute("data-clicked", "true"));
  });
  return { button, place: await placeOf(button) };
}

for (const [name, form] of Object.entries(FORMS)) {
  test(`${name}: a tap on the button reaches it when a field above has just become wrong`, async ({ page }) => {
    const { button, place } = await leaveWrong(page, form);
    await page.touchscreen.tap(place.x, place.y);
    await expect(button).toHaveAttribute("data-clicked");
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  });

  test(`${name}: the button stays under a press that takes its time`, async ({ page }) => {
    const { button, place } = await leaveWrong(page, form);
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    expect(await placeOf(button)).toEqual(place);
    await page.mouse.up();
    await expect(button).toHaveAttribute("data-clicked");
  });
}

test("what is wrong with a field is told when it is left by keyboard, and goes as it is put right", async ({ page }) => {
  await open(page, "/");
  const contact = block(page).getByLabel(inquiry.contact);
  await FORMS["the quick quotation"]?.ready?.(page);
  await contact.fill("ana");
  await contact.press("Tab");
  await expect(block(page).getByText(inquiry.errors.email)).toBeVisible();
  await contact.fill("ana@example.co");
  await expect(block(page).getByText(inquiry.errors.email)).toBeHidden();
});

test("calling codes are those of all countries, by their Spanish names, once the list comes to be seen", async ({ page }) => {
  await open(page, "/cantFind");
  await page.getByRole("button", { name: inquiry.review }).waitFor();
  const codes = page.getByLabel(inquiry.countryCode);
  await codes.scrollIntoViewIfNeeded();
  await codes.selectOption({ label: "+81 Japón" });
  expect(await codes.getByRole("option").count()).toBeGreaterThan(200);
  await expect(codes).toHaveValue("81");
  await page.reload();
  await expect(codes).toHaveValue("81");
});

test("the page after a request says nothing of one to whoever opens it without", async ({ page }) => {
  await open(page, "/cantFindWin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inquiry.noneSentTitle);
  await expect(page.getByText(inquiry.sentLead)).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test("what is chosen and typed at the login before its scripts come stays", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByText(session.byPhone, { exact: true }).click();
  await page.getByText(session.withPassword).click();
  await page.getByLabel(session.mobile).fill("300 123 4567");
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(page.getByLabel(session.mobile)).toHaveValue("300 123 4567");
  const login = page.locator("main").getByRole("button", { name: session.login, exact: true });
  await login.click();
  // Only fields of the chosen method are required.
  await expect(page.getByText(session.errors.noPassword)).toBeVisible();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
});

test("whoever forgot the password has a page for it, with what was typed and the way back", async ({ page }) => {
  await open(page, "/login?return_url=/cart");
  await page.getByLabel(session.email).fill("ana@example.co");
  await page.getByText(session.withPassword).click();
  await page.getByRole("link", { name: session.forgot }).click();
  await expect(page.getByRole("heading", { level: 1, name: session.recoverHeading })).toBeVisible();
  await expect(page.getByLabel(session.email)).toHaveValue("ana@example.co");
  await expect(page.getByText(session.withPassword)).toHaveCount(0);
  await expect(page.locator("input[name=return_url]")).toHaveValue("/cart");
  await expect(page.getByRole("link", { name: session.backToLogin })).toHaveAttribute("href", "/login?return_url=%2Fcart");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: session.loginHeading })).toBeVisible();
});

test("the login leads a guest back, and the request for quotation takes the product along", async ({ page, goods }) => {
  const id = (await goods()).records[0]?.productId ?? "";
  // On phones the product's button replaces the general one.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/product/${id}`);
  const shortcuts = page.getByRole("complementary", { name: text.frame.shortcuts });
  await shortcuts.getByRole("link", { name: text.frame.requestQuote }).click();
  await expect(page).toHaveURL(`/cantFind/${id}`);
  await open(page, `/product/${id}`);
  await page.getByRole("link", { name: text.frame.login, exact: true }).click();
  await expect(page).toHaveURL(`/login?return_url=${encodeURIComponent(`/product/${id}`)}`);
});
