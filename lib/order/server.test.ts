import { GatewayError } from "@/lib/http/errors";
import { sendAsMember } from "@/lib/session/server";
import { paidFromAbroad, previewOrder } from "./server";

jest.mock("@/lib/session/server", () => ({ sendAsMember: jest.fn() }));

const payment = (amount: number, status: string) => ({
  id: status,
  provider: "crossborder",
  amount,
  status,
  at: "2026-01-01T00:00:00Z",
});

test("only approved payments were paid", async () => {
  const payments = [payment(0.1, "approved"), payment(0.2, "approved"), payment(9, "declined")];
  jest.mocked(sendAsMember).mockResolvedValueOnce({ payments });
  expect(await paidFromAbroad("7")).toBe(0.3);
  jest.mocked(sendAsMember).mockResolvedValueOnce({ payments: [payment(9, "pending")] });
  expect(await paidFromAbroad("7")).toBeUndefined();
});

test("a preview is asked without an address, since a deleted one would pass for goods that are gone", async () => {
  jest.mocked(sendAsMember).mockResolvedValueOnce({ shops: [], refused: [], total: 0 });
  await previewOrder({ cart_ids: ["3"], address_id: "9" });
  expect(jest.mocked(sendAsMember).mock.lastCall?.[1]).toEqual({ body: { cart_ids: ["3"] } });
});

test("an offer that has an order already is gone from the checkout", async () => {
  jest.mocked(sendAsMember).mockRejectedValueOnce(new GatewayError(422, "Con esta oferta ya hizo el pedido 7."));
  expect(await previewOrder({ offer_id: "1" })).toBeUndefined();
});
