import { readdirSync } from "node:fs";
import { join } from "node:path";
import { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import { PublicInquiry } from "../../lib/contract/inquiry.ts";
import { Upload } from "../../lib/contract/upload.ts";
import { ask, lastCode, newMember, newTicket } from "../client.fixture.ts";
import { startTestGateway, type TestGateway } from "../gateway.fixture.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ GATEWAY_OUTBOX: "1" });
  process.env.GATEWAY_URL = gateway.url;
}, 120_000);
afterAll(() => gateway.remove());

const filesOnDisk = () => readdirSync(join(gateway.directory, "uploads"));

async function upload(token: string): Promise<string> {
  const body = new FormData();
  body.append("file", new File(["%PDF-1.7\n% a request\n"], "ficha.pdf"));
  return (await ask(Upload, { body, token })).url;
}

test("the files of an account that is cancelled are gone at once, those in use included; others' stay", async () => {
  const [leaving, staying] = [await newMember(), await newMember()];
  const used = await upload(leaving.token);
  await upload(leaving.token);
  const kept = await upload(staying.token);
  const asked = { goods_name: "Tazas", goods_num: 1, goods_unit: "Piece", email: leaving.email, attachments: [used] };
  await ask(PublicInquiry, { body: { ...asked, is_share_business_card: true, is_agree_brpr: true }, token: leaving.token });
  expect(filesOnDisk()).toHaveLength(3);
  await ask(AccountCancelCode, { body: await newTicket(), token: leaving.token });
  await ask(AccountCancel, { body: { code: await lastCode(leaving.email) }, token: leaving.token });
  expect(filesOnDisk()).toEqual([kept.split("/").at(-1)]);
});
