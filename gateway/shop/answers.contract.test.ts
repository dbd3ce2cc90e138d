import { randomInt } from "node:crypto";
import { z } from "zod";
import { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import { ChatSession, ChatTicket } from "../../lib/contract/chat.ts";
import { InquiryDelete, InquiryDetail, PrivateInquiry } from "../../lib/contract/inquiry.ts";
import { ShopDetailCall, ShopSearch } from "../../lib/contract/shop.ts";
import { ask, gatewayAddress, lastCode, newMember, newTicket } from "../client.fixture.ts";

const PATIENCE_MS = 60_000;
type Member = { email: string; token: string };

/** A random shop whose response rates are not shown yet, so that another run on the same database finds another one. */
async function quietShop(): Promise<string> {
  const { records } = await ask(ShopSearch, { body: { currPage: 2 + randomInt(3), pageSize: 50 } });
  const { id = "" } = records[randomInt(records.length)] ?? {};
  return (await answersOf(id)).length > 0 ? quietShop() : id;
}

const answersOf = async (shop_id: string) => (await ask(ShopDetailCall, { query: { shop_id } })).answers;

const request = async ({ email, token }: Member, shop_id: string) => {
  const asked = {
    goods_name: "Lo que venda",
    goods_num: 500,
    goods_unit: "Piece",
    is_share_business_card: true,
    is_agree_brpr: true,
  };
  return (await ask(PrivateInquiry, { token, body: { ...asked, email, shop_id } })).id;
};

/** Writes to a shop's chat as the chat window does. False where the shop has no customer service. */
async function write({ token }: Member, shop_id: string, texts: string[]): Promise<boolean> {
  const { has_agent } = await ask(ChatSession, {
    token,
    body: { im_user_id: "1", type: "buyer", shop_id, host: "yiwu.example" },
  });
  if (!has_agent) return false;
  const { ticket_id } = await ask(ChatTicket, { token, body: { type: "buyer", from_page: "/" } });
  const window = await fetch(gatewayAddress(`/chat?tid=${ticket_id}&lang=co`));
  const cookie = window.headers.get("set-cookie")?.split(";")[0] ?? "";
  const id = /data-chat="(\d+)"/.exec(await window.text())?.[1];
  for (const text of texts) {
    const headers = { cookie, "content-type": "application/json" };
    const said = await fetch(gatewayAddress(`/chat/${id}/messages`), { method: "POST", headers, body: JSON.stringify({ text }) });
    z.literal(201).parse(said.status);
  }
  return true;
}

const members = (count: number): Promise<Member[]> => Promise.all(Array.from({ length: count }, newMember));

async function onceOffered(member: Member | undefined, id: string) {
  const until = Date.now() + 30_000;
  while ((await ask(InquiryDetail, { token: member?.token ?? "", params: { id } })).offers_received.length === 0) {
    if (Date.now() > until) throw new Error(`the request ${id} has no offer`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** A shop's response rates, once `asked` questions are counted. */
async function onceTold(shop_id: string, asked: number) {
  const until = Date.now() + 30_000;
  for (;;) {
    const answers = await answersOf(shop_id);
    if (answers.some((one) => one.asked >= asked)) return answers;
    if (Date.now() > until) throw new Error(`${JSON.stringify(answers)} are told of`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

// spec: 29.1
describe("how a shop answers", () => {
  test(
    "is told of requests to it alone, above ten, one a buyer and day; what was taken back unanswered is not counted",
    async () => {
      const shop_id = await quietShop();
      expect(await answersOf(shop_id)).toEqual([]);
      const [first, ...others] = await members(12);
      if (!first) throw new Error("no member");
      const all = [first, ...others];
      // Withdrawn before any offer can have arrived: it is not counted.
      const taken = await request(first, shop_id);
      await ask(InquiryDelete, { token: first.token, body: { ids: [taken] } });
      const ids = await Promise.all(all.slice(0, 10).map((member) => request(member, shop_id)));
      await Promise.all(Array.from({ length: 3 }, () => request(first, shop_id)));
      for (const [index, id] of ids.entries()) await onceOffered(all[index], id);
      expect(await answersOf(shop_id)).toEqual([]);
      await Promise.all(all.slice(10).map((member) => request(member, shop_id)));
      const [told] = await onceTold(shop_id, 12);
      expect(told).toMatchObject({ kind: "request", asked: 12, answered: 12, days: 90, within_hours: 72 });
      expect(told?.median_seconds).toBeGreaterThan(0);
      expect(told?.median_seconds).toBeLessThan(60);

      await ask(AccountCancelCode, { body: await newTicket(), token: first.token });
      await ask(AccountCancel, { body: { code: await lastCode(first.email) }, token: first.token });
      expect((await answersOf(shop_id))[0]).toMatchObject({ asked: 12, answered: 12 });
    },
    PATIENCE_MS,
  );

  test(
    "is told of the first message of a buyer on a day, above ten buyers",
    async () => {
      const found = await Promise.all(Array.from({ length: 8 }, quietShop));
      const [first, ...others] = await members(11);
      if (!first) throw new Error("no member");
      let shop_id = "";
      for (const shop of found) if (shop_id === "" && (await write(first, shop, ["Hola", "¿Precio?", "Gracias"]))) shop_id = shop;
      for (const member of others.slice(0, 9)) await write(member, shop_id, ["Hola"]);
      expect(await answersOf(shop_id)).toEqual([]);
      for (const member of others.slice(9)) await write(member, shop_id, ["Hola", "¿Envío?"]);
      expect(await answersOf(shop_id)).toMatchObject([{ kind: "message", asked: 11, answered: 11 }]);
    },
    PATIENCE_MS,
  );
});
