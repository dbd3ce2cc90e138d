import { sendCode } from "./account-settings";
import { expect, signIn, test, text } from "./fixtures";
import { lastCode, newMember } from "./login";
import { newInvitation, PHONE } from "./team";

const { team: t } = text;

test.use({ viewport: PHONE });

// spec: 28.1
test("whoever is invited and has not confirmed the e-mail does it with a code on the invitation's page @outbox", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signIn(page);
  const owner = await browser.newContext({ ...(baseURL && { baseURL }) });
  await newMember(owner.request);
  await page.goto(await newInvitation(owner, "Andina SAS", email));
  await expect(page.getByRole("button", { name: t.accept.accept })).toHaveCount(0);
  await page.getByRole("link", { name: t.confirm.open }).click();
  const setting = page.getByRole("region", { name: t.confirm.title });
  await sendCode(page, setting);
  await setting.getByLabel(text.account.code.label).fill(await lastCode(page.request, email));
  await setting.getByRole("button", { name: t.confirm.save }).click();
  await expect(page.getByText(t.accept.confirm.done)).toBeVisible();
  await page.getByRole("button", { name: t.accept.accept }).click();
  await expect(page.getByText(t.done.accepted)).toBeVisible();
  await owner.close();
});
