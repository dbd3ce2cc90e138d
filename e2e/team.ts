import type { Browser, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { newMember } from "./login";

export const TEAM = "/personCenter/Team";
export const PHONE = { width: 360, height: 740 };

const SAME_ORIGIN = { "sec-fetch-site": "same-origin" };

/** Posts a team form. */
async function postTeam({ request }: Pick<Page, "request">, form: Record<string, string>): Promise<void> {
  const answer = await request.post("/api/team", { form, headers: SAME_ORIGIN, maxRedirects: 0 });
  expect([answer.status(), answer.headers().location ?? ""]).toEqual([303, expect.stringContaining("done=")]);
}

export async function newInvitation(owner: Pick<Page, "request">, name: string, email: string): Promise<string> {
  await postTeam(owner, { intent: "create", name });
  const id = /name="id" value="(\d+)"/.exec(await (await owner.request.get(TEAM)).text())?.[1] ?? "";
  await postTeam(owner, { intent: "invite", id, email, role: "order" });
  return /\/personCenter\/Team\/invitation\/[\w-]{43}/.exec(await (await owner.request.get(TEAM)).text())?.[0] ?? "";
}

/** Creates by API a team with an approval limit of 10 US dollars and a member with a role. */
export async function teamOfTwo(page: Page, browser: Browser, baseURL: string | undefined, role = "order") {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: PHONE });
  const [email] = await Promise.all([newMember(context.request), newMember(page.request)]);
  await postTeam(page, { intent: "create", name: "Andina SAS" });
  const id = /name="id" value="(\d+)"/.exec(await (await page.request.get(TEAM)).text())?.[1] ?? "";
  await postTeam(page, { intent: "change", id, name: "Andina SAS", approve_above: "10" });
  await postTeam(page, { intent: "invite", id, email, role });
  const token = /\/Team\/invitation\/([\w-]{43})/.exec(await (await page.request.get(TEAM)).text())?.[1] ?? "";
  await postTeam(context, { intent: "accept", token });
  return { id, email, context, phone: await context.newPage() };
}
