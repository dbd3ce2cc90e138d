import { SessionEnd, SessionList } from "../../lib/contract/account.ts";
import { secondSession, verifiedMember } from "../account/account.fixture.ts";
import { ask, outboxMessages, waitFor } from "../client.fixture.ts";

const TITLE = "Entraron a su cuenta desde un dispositivo nuevo";

const newBrowser = (user_agent: string) => ({ user_agent, device_token: crypto.randomUUID() });

test("a browser whose session is ended from another one is new to the account again; the one that asks is not", async () => {
  const { email } = await verifiedMember();
  const [own, foreign] = [newBrowser("own"), newBrowser("foreign")];
  await secondSession(email, own);
  const token = await secondSession(email, own);
  await secondSession(email, foreign);
  const told = async (count: number) =>
    waitFor(`${count} e-mails`, async () => {
      const sent = (await outboxMessages(email)).filter(({ subject }) => subject === TITLE);
      return sent.length >= count ? sent.length : undefined;
    });
  const before = await told(1);
  const { data } = await ask(SessionList, { token });
  for (const { id, is_current, user_agent } of data)
    if (user_agent && !is_current) await ask(SessionEnd, { params: { id }, token });
  await secondSession(email, own);
  await secondSession(email, foreign);
  expect(await told(before + 1)).toBe(before + 1);
});
