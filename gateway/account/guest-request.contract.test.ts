import { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import { INQUIRY_CATEGORY_ID, InquiryList, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { AutoRegister } from "../../lib/contract/session.ts";
import { ask, lastCode, newTicket } from "../client.fixture.ts";
import { secondSession, verifiedMember } from "./account.fixture.ts";

test("a cancelled account takes along what its verified e-mail asked for as a guest", async () => {
  const { email, token } = await verifiedMember();
  const body = { category_id: INQUIRY_CATEGORY_ID, name: "Tazas", detail: "Tazas", quantity: 5, unit: "Piece", email };
  await ask(PublicInquiry, { body });
  const { access_token: duplicate } = await ask(AutoRegister, { body: { email } });
  await ask(PublicInquiry, { body, token: duplicate });
  await ask(AccountCancelCode, { body: await newTicket(), token });
  await ask(AccountCancel, { body: { code: await lastCode(email) }, token });
  await ask(AutoRegister, { body: { email } });
  expect((await ask(InquiryList, { token: await secondSession(email) })).total).toBe(0);
});
