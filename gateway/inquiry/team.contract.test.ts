import { randomUUID } from "node:crypto";
import { AccountCancel, AccountCancelCode } from "../../lib/contract/account.ts";
import { InquiryDelete, InquiryDetail, InquiryList, PrivateInquiry, PublicInquiry } from "../../lib/contract/inquiry.ts";
import { OrderDetail, OrderPre, OrderStore } from "../../lib/contract/order.ts";
import { TeamEnd, TeamPersonChange, TeamPersonRemove } from "../../lib/contract/team.ts";
import { Upload } from "../../lib/contract/upload.ts";
import type { Buyer } from "../buyer.fixture.ts";
import { ask, lastCode, newTicket, refused, send, waitForMessage } from "../client.fixture.ts";
import { joined, newTeam, personIn } from "../team.fixture.ts";

const NO_INQUIRY_TEXT = { status: 404, errors: "No encontramos esa solicitud." };
const NO_TEAM_TEXT = { status: 404, errors: "No encontramos ese equipo." };
const LOOKS = { status: 422, errors: expect.stringMatching(/^En este equipo usted puede ver/) };
const NOT_ORDERING = { status: 422, errors: expect.stringMatching(/^En este equipo usted no hace pedidos/) };
const FIRST_OFFER = "Su solicitud ya tiene ofertas";
// Shops answer some seconds after the request.
const PATIENCE_MS = 60_000;

const nameOf = ({ email }: Buyer) => email.split("@")[0];
const wanted = ({ email }: Buyer, more: object = {}) => ({
  ...{ goods_name: "Termo de acero", goods_num: 500, goods_unit: "Piece", email, phone: "3001234567", country_code: "57" },
  ...{ is_share_business_card: true, is_agree_brpr: true, ...more },
});
const asked = (buyer: Buyer, more?: object) => ({ token: buyer.token, body: wanted(buyer, more) });
const newRequest = async (buyer: Buyer, more?: object) => (await ask(PublicInquiry, asked(buyer, more))).id;
const shown = ({ token }: Buyer, id: string) => ask(InquiryDetail, { token, params: { id } });
const hidden = ({ token }: Buyer, id: string) => refused(InquiryDetail, { token, params: { id } });
const withdrawal = ({ token }: Buyer, ...ids: string[]) => ({ token, body: { ids } });
const listed = async ({ token }: Buyer, team?: string) =>
  (await ask(InquiryList, { token, query: { ...(team && { team }) } })).records.map(({ id }) => id);
const remove = async (owner: Buyer, id: string, email: string) =>
  ask(TeamPersonRemove, { token: owner.token, params: { id, person: await personIn(owner, email) } });

async function staffed() {
  const { id, owner } = await newTeam();
  const [looker, asker, buyer] = [
    await joined(owner, id, "look"),
    await joined(owner, id, "ask"),
    await joined(owner, id, "order"),
  ];
  return { id, owner, looker, asker, buyer };
}

async function offerOf(buyer: Buyer, id: string): Promise<string> {
  const until = Date.now() + 30_000;
  for (;;) {
    const [offer] = (await shown(buyer, id)).offers_received;
    if (offer) return offer.id;
    if (Date.now() > until) throw new Error(`request ${id} has no offers`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

// spec: 28.7
describe("a request for a team", () => {
  test("is seen by the whole team, told apart from own ones, and by nobody else", async () => {
    const { id: team, owner, looker, asker } = await staffed();
    const id = await newRequest(asker, { team });
    const own = await newRequest(asker);
    expect([await listed(asker), await listed(asker, team), await listed(looker, team), await listed(looker)]).toEqual([
      ...[[own], [id], [id], []],
    ]);
    const of = (may: string[], is_own: boolean) => ({ id: team, name: "Andina SAS", asked_by: nameOf(asker), may, is_own });
    expect((await shown(asker, id)).team).toMatchObject(of(["ask"], true));
    expect((await shown(looker, id)).team).toMatchObject(of([], false));
    expect((await shown(owner, id)).team).toMatchObject(of(["ask", "order", "approve", "manage"], false));
    expect((await shown(asker, own)).team).toBeUndefined();
    expect(await hidden(owner, own)).toEqual(NO_INQUIRY_TEXT);
    const { owner: stranger } = await newTeam();
    expect(await hidden(stranger, id)).toEqual(NO_INQUIRY_TEXT);
    expect(await refused(InquiryList, { token: stranger.token, query: { team } })).toEqual(NO_TEAM_TEXT);
  });

  test("is sent by who may ask; a guest, another team's member and an invented team are refused", async () => {
    const { id: team, looker, asker, buyer } = await staffed();
    const { id: other } = await newTeam();
    expect(await refused(PublicInquiry, asked(looker, { team }))).toEqual(LOOKS);
    for (const one of [other, "999999999", "x"])
      expect(await refused(PublicInquiry, asked(asker, { team: one }))).toEqual(NO_TEAM_TEXT);
    expect(await refused(PublicInquiry, { body: wanted(asker, { team }) })).toEqual(NO_TEAM_TEXT);
    await newRequest(buyer, { team });
    expect(await listed(asker, team)).toHaveLength(1);
  });

  test("is completed and withdrawn by who may ask, whoever asked, and stays the team's", async () => {
    const { id: team, owner, looker, asker, buyer } = await staffed();
    const { owner: stranger } = await newTeam();
    const id = await newRequest(buyer, { team });
    const again = { rfq_id: id, goods_name: "Termo rojo" };
    // At once: after ARRIVALS_SECONDS it has offers, and can no longer be completed.
    await newRequest(asker, again);
    expect(await refused(PublicInquiry, asked(looker, again))).toEqual(LOOKS);
    expect(await refused(PublicInquiry, asked(stranger, again))).toEqual(NO_INQUIRY_TEXT);
    expect(await shown(owner, id)).toMatchObject({ name: "Termo rojo", team: { id: team, asked_by: nameOf(buyer) } });
    expect(await refused(InquiryDelete, withdrawal(looker, id))).toEqual(LOOKS);
    const own = await newRequest(asker);
    const foreign = await newRequest(stranger);
    expect(await refused(InquiryDelete, withdrawal(asker, own, id, foreign))).toEqual(NO_INQUIRY_TEXT);
    expect(await ask(InquiryDelete, withdrawal(asker, own, id))).toEqual({ deleted: 2 });
    expect(await hidden(owner, id)).toEqual(NO_INQUIRY_TEXT);
  });

  test("is lost to who is taken out, and to who has the role no more", async () => {
    const { id: team, owner, asker, buyer } = await staffed();
    const id = await newRequest(asker, { team });
    await remove(owner, team, asker.email);
    expect(await hidden(asker, id)).toEqual(NO_INQUIRY_TEXT);
    expect(await refused(InquiryDelete, withdrawal(asker, id))).toEqual(NO_INQUIRY_TEXT);
    expect(await refused(PublicInquiry, asked(asker, { rfq_id: id }))).toEqual(NO_INQUIRY_TEXT);
    expect(await refused(PublicInquiry, asked(asker, { team }))).toEqual(NO_TEAM_TEXT);
    const params = { id: team, person: await personIn(owner, buyer.email) };
    const [, sent] = await Promise.all([
      ask(TeamPersonChange, { token: owner.token, params, body: { role: "look" } }),
      send(PublicInquiry, asked(buyer, { team })),
    ]);
    expect(await listed(owner, team)).toHaveLength(sent.status === 200 ? 2 : 1);
    expect(await refused(InquiryDelete, withdrawal(buyer, id))).toEqual(LOOKS);
  });

  test("has files that the team reads, and a person who is taken out does not", async () => {
    const { id: team, owner, looker, asker } = await staffed();
    const body = new FormData();
    body.append("file", new File(["%PDF-1.7\n% a team\n"], "ficha.pdf"));
    const { url } = await ask(Upload, { token: asker.token, body });
    await newRequest(asker, { team, attachments: [url] });
    const read = async ({ token }: Buyer) =>
      (await fetch(process.env.GATEWAY_URL + url, { headers: { authorization: `Bearer ${token}` } })).status;
    const { owner: stranger } = await newTeam();
    expect([await read(asker), await read(looker), await read(stranger)]).toEqual([200, 200, 404]);
    await remove(owner, team, asker.email);
    expect([await read(asker), await read(owner)]).toEqual([404, 200]);
  });
});

// spec: 28.7
describe("offers of a team's request", () => {
  test(
    "are told to who asked, accepted by who may order and ordered for the team alone",
    async () => {
      const { id: team, looker, asker, buyer } = await staffed();
      const id = await newRequest(asker, { team });
      const offer = await offerOf(looker, id);
      expect((await waitForMessage(asker.email, FIRST_OFFER)).text).toContain(id);
      const accept = ({ token }: Buyer) => ({ token, body: { rfq_id: id, accept_offer_id: offer } });
      for (const one of [looker, asker]) expect(await refused(PrivateInquiry, accept(one))).toEqual(NOT_ORDERING);
      const { owner: stranger } = await newTeam();
      expect(await refused(PrivateInquiry, accept(stranger))).toEqual(NO_INQUIRY_TEXT);
      await ask(PrivateInquiry, accept(buyer));
      expect((await shown(asker, id)).status).toBe("accepted");
      expect((await refused(OrderPre, { token: stranger.token, body: { offer_id: offer } })).status).toBe(404);
      const { total } = await ask(OrderPre, { token: buyer.token, body: { offer_id: offer } });
      const order = ({ token, addressId }: Buyer, more: object = {}) => ({
        token,
        body: { offer_id: offer, address_id: addressId, idempotency_key: randomUUID(), expected_total: total, ...more },
      });
      expect((await refused(OrderStore, order(buyer))).errors).toMatch(/haga el pedido para el equipo/);
      expect(await refused(OrderStore, order(asker, { team }))).toEqual(NOT_ORDERING);
      const { orderNo } = await ask(OrderStore, order(buyer, { team }));
      expect((await ask(OrderDetail, { token: asker.token, query: { orderNo } })).team?.name).toBe("Andina SAS");
    },
    PATIENCE_MS,
  );

  test(
    "are told to the owners once who asked has left",
    async () => {
      const { id: team, owner, asker } = await staffed();
      const id = await newRequest(asker, { team });
      await remove(owner, team, asker.email);
      await offerOf(owner, id);
      expect((await waitForMessage(owner.email, FIRST_OFFER)).text).toContain(id);
    },
    PATIENCE_MS,
  );
});

// spec: 28.7
describe("the end of", () => {
  test("a team leaves its requests to the owner who ended it, with their files", async () => {
    const { id: team, owner, asker } = await staffed();
    const id = await newRequest(asker, { team });
    await ask(TeamEnd, { token: owner.token, params: { id: team } });
    expect(await listed(owner)).toEqual([id]);
    expect((await shown(owner, id)).team).toBeUndefined();
    expect(await hidden(asker, id)).toEqual(NO_INQUIRY_TEXT);
  });

  test("an account leaves what it asked for the team, without the name and how to reach the person", async () => {
    const { id: team, owner, asker } = await staffed();
    const id = await newRequest(asker, { team });
    await ask(AccountCancelCode, { body: await newTicket(), token: asker.token });
    await ask(AccountCancel, { body: { code: await lastCode(asker.email) }, token: asker.token });
    const kept = await shown(owner, id);
    expect(kept).toMatchObject({ email: "", team: { asked_by: "Cuenta cerrada", is_own: false } });
    expect(kept.phone).toBeUndefined();
  });
});
