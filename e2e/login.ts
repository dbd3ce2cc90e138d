import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { doWork } from "../gateway/captcha/solve.fixture.ts";
import { outboxAddress } from "../gateway/outbox/port.ts";
import { CaptchaChallenge } from "../lib/contract/captcha.ts";
import { Captcha } from "../lib/contract/session.ts";
import { text } from "./fixtures";

const t = text.session;
const SAME_ORIGIN = { "sec-fetch-site": "same-origin" };

export const newEmail = () => `${crypto.randomUUID()}@example.co`;

/** A unique Colombian mobile number. */
const newMobile = () =>
  `3${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(9, "0")
    .slice(-9)}`;

const outbox = (path: string, to: string) => outboxAddress(`/outbox${path}?to=${encodeURIComponent(to)}`).href;

const Emails = z.array(z.object({ subject: z.string(), text: z.string() }));

/** Messages in the staging gateway's outbox, newest first. */
export const emailsTo = async (request: APIRequestContext, to: string) =>
  Emails.parse(await (await request.get(outbox("", to))).json());

export async function lastCode(request: APIRequestContext, to: string): Promise<string> {
  const email = (await emailsTo(request, to)).find(({ subject }) => subject.startsWith("Código para"));
  const code = /\b\d{6}\b/.exec(email?.text ?? "")?.[0];
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** Expires all codes sent to a contact. */
export const expireCodes = (request: APIRequestContext, to: string) => request.post(outbox("/expire", to));

/** Posts to a session handler of the site. */
export async function postSession(request: APIRequestContext, step: string, data: object) {
  const response = await request.post(`/api/session/${step}`, { data, headers: SAME_ORIGIN });
  expect(response.status(), await response.text()).toBe(200);
  return response;
}

/** Solves a captcha by API. */
export async function ticket(request: APIRequestContext) {
  const challenge = CaptchaChallenge.parse(await (await postSession(request, "captcha/challenge", {})).json());
  const answer = { id: challenge.id, work: doWork(challenge.id, challenge.alternative) };
  return Captcha.parse(await (await postSession(request, "captcha/verify", answer)).json());
}

export const PASSWORD = "Tazas-de-ceramica-7";

/** Registers a member with e-mail and password; `request` holds the session afterwards. */
export async function newMember(request: APIRequestContext): Promise<string> {
  const email = newEmail();
  await postSession(request, "code", { purpose: "register", email, ...(await ticket(request)) });
  const code = await lastCode(request, email);
  await postSession(request, "register", { email, code, password: PASSWORD, accepts_terms: true });
  return email;
}

/** Registers a member as `newMember` does, and adds a Colombian mobile number. */
export async function newMemberWithPhone(request: APIRequestContext): Promise<string> {
  await newMember(request);
  const phone = newMobile();
  const contact = { area_code: "57", phone };
  await postSession(request, "account/phone-code", { ...contact, ...(await ticket(request)) });
  await postSession(request, "account/phone", { ...contact, code: await lastCode(request, `+57${phone}`) });
  return phone;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: t.captcha.title });

/** Passes the captcha by proof of work, by keyboard. */
export async function passCaptcha(page: Page): Promise<void> {
  await dialog(page).getByRole("button", { name: t.captcha.alternative }).press("Enter");
  await expect(dialog(page)).toBeHidden();
}

/** Requests a code and passes the captcha; the button counts down afterwards. */
export async function sendCode(page: Page): Promise<void> {
  await page.getByRole("button", { name: t.send.send }).click();
  await passCaptcha(page);
  await expect(countdown(page)).toBeVisible();
}

/** The send-code button while it counts down. */
export const countdown = (page: Page) =>
  page.getByRole("button", { name: new RegExp(t.send.again.replace("{seconds}", "\\d+")) });

/** The puzzle's pictures and the end of its slider. */
export async function puzzle(page: Page) {
  const slider = dialog(page).getByRole("slider");
  await expect(slider).toBeEnabled();
  const pictures = dialog(page).locator("img");
  const [background = "", piece = ""] = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute("src") ?? ""));
  const [behind, cut] = await Promise.all([pictures.nth(0).boundingBox(), pictures.nth(1).boundingBox()]);
  if (!behind || !cut) throw new Error("the puzzle is not shown");
  const scale = 320 / behind.width;
  return { dialog: dialog(page), slider, background, piece, y: (cut.y - behind.y) * scale, size: cut.width * scale };
}

/** Fills in and submits the open login page. */
export async function fillPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByText(t.withPassword).click();
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: t.login, exact: true }).click();
}

/** Logs out by the member menu (desktop). */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Hola, / })
    .click();
  await page.getByRole("navigation", { name: text.frame.account }).getByRole("button", { name: text.frame.logout }).click();
  await expect(page).toHaveURL("/");
}
