import { LegacyOrderCancel } from "../../lib/contract/legacy-order.ts";
import { OrderCancel, OrderDetail, OrderPage, OrderStore } from "../../lib/contract/order.ts";
import { BankPayInit, CrossBorderQuery } from "../../lib/contract/payment.ts";
import { OrderDecide, TeamChange, TeamEnd, TeamPersonChange } from "../../lib/contract/team.ts";
import { type Buyer, newBuyer, newOrder, openHostedPage, pay, someLines, waitForOrder } from "../buyer.fixture.ts";
import { ask, refused, send, waitForMessage } from "../client.fixture.ts";
import { joined, newTeam, personIn, readTeam } from "../team.fixture.ts";

const nameOf = ({ email }: Buyer) => email.split("@")[0];

/** A team in which every order waits, with a buyer who orders and one who approves. */
async function heldTeam() {
  const { id, owner } = await newTeam(0);
  const [buyer, approver] = [await joined(owner, id, "order"), await joined(owner, id, "approve")];
  return { id, owner, buyer, approver, place: () => newOrder(buyer, { team: id }) };
}

const decide = (buyer: Buyer, orderNo: string, is_approved = true, reason = "") => ({
  token: buyer.token,
  body: { orderNo, is_approved, reason },
});

// spec: 28.4
describe("an order above the team's sum", () => {
  test("waits, is approved by a second person and paid; each line of the history says who", async () => {
    const { id, owner, buyer, approver, place } = await heldTeam();
    const orderNo = await place();
    const query = { orderNo };
    const waiting = await ask(OrderDetail, { token: buyer.token, query });
    expect(waiting).toMatchObject({ status: "pending_approval", actions: ["cancel", "reorder"], team: { is_own: true } });
    expect((await ask(OrderDetail, { token: approver.token, query })).actions).toEqual(["approve", "cancel", "reorder"]);
    expect([(await readTeam(approver)).waiting, (await readTeam(owner)).waiting, (await readTeam(buyer)).waiting]).toEqual([
      1, 1, 0,
    ]);
    await expect(openHostedPage(buyer, orderNo)).rejects.toThrow("espera la aprobación de su equipo");
    expect((await refused(BankPayInit, { token: owner.token, query })).status).toBe(422);
    for (const { email } of [owner, approver])
      expect((await waitForMessage(email, "Un pedido de su equipo espera aprobación")).text).toContain(orderNo);
    await ask(OrderDecide, decide(approver, orderNo, true, "Hay presupuesto"));
    expect((await waitForMessage(buyer.email, "Aprobaron el pedido de su equipo")).text).toContain("Hay presupuesto");
    await pay(buyer, orderNo);
    const shipped = await waitForOrder(owner, orderNo, "shipped");
    expect(shipped.timeline.map(({ status, by }) => [status, by ?? undefined])).toEqual([
      ["pending_approval", nameOf(buyer)],
      ["pending_payment", nameOf(approver)],
      ["paid", nameOf(buyer)],
      ["shipped", undefined],
    ]);
    expect(shipped.buyer?.company).toBe("Andina SAS");
    expect((await ask(CrossBorderQuery, { token: approver.token, query })).status).toBe("approved");
    expect((await ask(OrderPage, { token: owner.token, query: { team: id } })).counts).toEqual({ shipped: 1 });
    expect((await ask(OrderPage, { token: buyer.token })).total).toBe(0);
  });

  test("is declined with a reason, and is cancelled then", async () => {
    const { buyer, owner, place } = await heldTeam();
    const orderNo = await place();
    await ask(OrderDecide, decide(owner, orderNo, false, "Es mucho"));
    const order = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
    expect(order).toMatchObject({ status: "cancelled", cancel_reason: "No se aprobó. Es mucho", actions: ["reorder"] });
    expect(order.timeline.at(-1)).toMatchObject({ by: nameOf(owner), text: "No se aprobó. Es mucho" });
    expect((await waitForMessage(buyer.email, "Rechazaron el pedido de su equipo")).text).toContain("Es mucho");
    expect((await refused(OrderDecide, decide(owner, orderNo))).errors).toContain("Este pedido está cancelado.");
  });

  test("is never approved by who placed it, who may not, or who is not in the team", async () => {
    const { id, owner, buyer, place } = await heldTeam();
    const [orderNo, ofOwner] = [await place(), await newOrder(owner, { team: id })];
    expect((await refused(OrderDecide, decide(owner, ofOwner))).errors).toContain("otra persona del equipo");
    expect((await refused(OrderDecide, decide(buyer, ofOwner))).errors).toContain("usted no aprueba pedidos");
    const [{ owner: stranger }, alone] = [await newTeam(), await newBuyer()];
    const forged = { status: 404, errors: "No encontramos ese pedido." };
    expect(await refused(OrderDecide, decide(stranger, orderNo))).toEqual(forged);
    expect(await refused(OrderDecide, decide(alone, orderNo))).toEqual(forged);
    expect(await refused(OrderDetail, { token: stranger.token, query: { orderNo } })).toEqual(forged);
    expect((await refused(OrderDecide, decide(alone, await newOrder(alone)))).status).toBe(422);
  });

  test("is decided once: two approvers, an approval and a cancellation at the same moment", async () => {
    const { owner, buyer, approver, place } = await heldTeam();
    for (let round = 0; round < 3; round += 1) {
      const orderNo = await place();
      const outcomes = await Promise.all([
        send(OrderDecide, decide(owner, orderNo, round !== 1)),
        send(OrderDecide, decide(approver, orderNo)),
        ...(round === 2 ? [send(OrderCancel, { token: buyer.token, body: { orderNo } })] : []),
      ]);
      const { timeline, status } = await ask(OrderDetail, { token: buyer.token, query: { orderNo } });
      const done = outcomes.filter((one) => one.status === 200).length;
      // What was approved first can still be cancelled; nothing else happens twice.
      expect(done).toBe(timeline.length - 1);
      expect(done).toBeLessThanOrEqual(round === 2 ? 2 : 1);
      expect(["cancelled", "pending_payment"]).toContain(status);
    }
  });
});

// spec: 28.4
describe("a team whose orders wait", () => {
  test("cannot end meanwhile; who placed one can cancel it by its family's call", async () => {
    const { id, owner, buyer, place } = await heldTeam();
    const orderNo = await place();
    expect((await refused(TeamEnd, { token: owner.token, params: { id } })).errors).toContain("esperan aprobación");
    expect((await refused(LegacyOrderCancel, { token: buyer.token, body: { orderNo } })).status).toBe(404);
    await ask(OrderCancel, { token: buyer.token, body: { orderNo, reason: "Ya no" } });
    await ask(TeamEnd, { token: owner.token, params: { id } });
  });

  test("refuses one where nobody else could approve it; what does not exceed the sum does not wait", async () => {
    const { id, owner } = await newTeam(0);
    await expect(newOrder(owner, { team: id })).rejects.toThrow("nadie más puede hacerlo");
    const [line] = await someLines(1);
    const change = (above: number) =>
      ask(TeamChange, { token: owner.token, params: { id }, body: { name: "Andina", approve_above: above } });
    await change(1_000_000);
    const orderNo = await newOrder(owner, { team: id, lines: [line] });
    const { total, status } = await ask(OrderDetail, { token: owner.token, query: { orderNo } });
    expect(status).toBe("pending_payment");
    await change(total);
    expect(await newOrder(owner, { team: id, lines: [line] })).toMatch(/^\d{12}$/);
    await change(total - 0.01);
    await expect(newOrder(owner, { team: id, lines: [line] })).rejects.toThrow("422");
  });
});

// spec: 28.2, 28.4
describe("ordering for a team", () => {
  test("needs the role, which is looked at when the order is made; the same key never makes two", async () => {
    const { id, owner } = await newTeam();
    const looker = await joined(owner, id, "look");
    await expect(newOrder(looker, { team: id })).rejects.toThrow("usted no hace pedidos");
    const orderNo = await newOrder(owner, { team: id });
    expect((await ask(OrderDetail, { token: looker.token, query: { orderNo } })).actions).toEqual(["reorder"]);
    expect((await refused(OrderCancel, { token: looker.token, body: { orderNo } })).status).toBe(422);
    await expect(openHostedPage(looker, orderNo)).rejects.toThrow("422");
    const body = { address_id: owner.addressId, idempotency_key: crypto.randomUUID(), lines: await someLines(1) };
    const one = await Promise.all(
      Array.from({ length: 4 }, () => ask(OrderStore, { token: owner.token, body: { ...body, team: id } })),
    );
    expect(new Set(one.map((order) => order.orderNo)).size).toBe(1);
    expect((await refused(OrderStore, { token: owner.token, body })).status).toBe(422);
    for (const team of ["x", "0", "999999999"]) await expect(newOrder(owner, { team })).rejects.toThrow("404");
  });

  test("while the role is taken or the sum changes: the order is there as it was allowed, or not at all", async () => {
    const { id, owner } = await newTeam(null);
    const buyer = await joined(owner, id, "order");
    const [person, lines] = [await personIn(owner, buyer.email), await someLines(1)];
    const fields = { team: id, lines };
    const [placed] = await Promise.all([
      newOrder(buyer, fields).catch((error: Error) => error.message),
      ask(TeamChange, { token: owner.token, params: { id }, body: { name: "Andina", approve_above: 0 } }),
      ask(TeamPersonChange, { token: owner.token, params: { id, person }, body: { role: "look" } }),
    ]);
    const { records } = await ask(OrderPage, { token: owner.token, query: { team: id } });
    if (placed.length === 12) expect(records).toMatchObject([{ orderNo: placed }]);
    else expect([placed.includes("422"), records]).toEqual([true, []]);
    await expect(newOrder(buyer, fields)).rejects.toThrow("422");
  });
});
