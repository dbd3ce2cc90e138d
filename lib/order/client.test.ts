import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";

const tab = new Map<string, unknown>();
jest.mock("@/lib/http/browser", () => ({ ask: jest.fn() }));
jest.mock("@/lib/storage.client", () => ({ readStored: () => null, writeStored: () => true }));
jest.mock("@/lib/tab-storage.client", () => ({
  readTabValue: (name: string) => tab.get(name),
  saveTabValue: (name: string, value: unknown) => tab.set(name, value),
}));

import { OrderStore } from "@/lib/contract/order";
import { ask } from "@/lib/http/browser";
import { placeOrder, recoverOrder, setUrlAddress } from "./client";

const SELECTION = { lines: [{ product_id: "1", quantity: 10 }] };
const CHOICE = { addressId: "1", notes: {}, purchaseOrder: "", expectedTotal: 5 };
const UUID = "0b9f6c1e-6a55-4c39-8f4b-0d2f1c3a4b5d";
const KEY = { current: UUID };
const refusal = (status: number, text: string) => new GatewayError(status, text);
function answer(...errors: Error[]) {
  for (const error of errors) jest.mocked(ask).mockRejectedValueOnce(error);
}
const unanswered = () => [...tab].filter(([name, value]) => name.startsWith("checkout-unanswered") && value !== undefined);

beforeEach(() => {
  KEY.current = UUID;
  tab.clear();
  jest.mocked(ask).mockReset();
});

test.each([
  ["a gateway that fails", refusal(502, "")],
  ["no connection", new GatewayUnreachable("/order")],
  ["too many requests", refusal(429, "")],
  ["a session that has ended", refusal(401, "")],
  ["another member has logged in", refusal(409, "")],
])("a refused order stays refused when its preview cannot be read: %s", async (_title, second) => {
  answer(refusal(422, "La dirección ya no existe."), second);
  const refused = { kind: "refused", text: "La dirección ya no existe.", isAddressGone: false };
  expect(await placeOrder(SELECTION, CHOICE, KEY)).toEqual(refused);
});

test("nothing can be ordered where the preview is refused too", async () => {
  answer(refusal(422, "Agotado."), refusal(422, "Agotado."));
  expect(await placeOrder(SELECTION, CHOICE, KEY)).toEqual({ kind: "gone", text: "Agotado." });
});

test("an attempt without an answer is sent again, and no more once it is refused", async () => {
  answer(new GatewayUnreachable("/order"), new GatewayUnreachable("/order"), refusal(422, "Agotado."));
  expect(await placeOrder(SELECTION, CHOICE, KEY)).toEqual({ kind: "unknown" });
  expect(await recoverOrder(SELECTION)).toBeUndefined();
  expect(unanswered()).toHaveLength(1);
  expect(await recoverOrder(SELECTION)).toBeUndefined();
  expect(unanswered()).toHaveLength(0);
});

test.each([401, 409, 429])(
  "an attempt without an answer is kept when the next one is refused for another reason than the order: %d",
  async (status) => {
    answer(new GatewayUnreachable("/order"), refusal(status, ""), refusal(status, ""));
    await placeOrder(SELECTION, CHOICE, KEY);
    await placeOrder(SELECTION, CHOICE, KEY);
    expect(unanswered()).toHaveLength(1);
  },
);

test("an attempt that was refused at once is not sent again", async () => {
  answer(refusal(401, ""), refusal(401, ""));
  await placeOrder(SELECTION, CHOICE, KEY);
  expect(unanswered()).toHaveLength(0);
});

describe("a key whose order was placed, though its answer was lost", () => {
  const unchanged = { shops: [], refused: [], total: CHOICE.expectedTotal };

  test("is replaced where that order was cancelled since, and a new order is placed", async () => {
    jest.mocked(ask).mockResolvedValueOnce({ orderNo: "1", status: "cancelled" });
    jest.mocked(ask).mockResolvedValueOnce({ orderNo: "2", status: "pending_payment" });
    expect(await placeOrder(SELECTION, CHOICE, KEY)).toEqual({ kind: "placed", orderNo: "2" });
    const keys = jest
      .mocked(ask)
      .mock.calls.map(([, input]) => OrderStore.body.parse("body" in input && input.body).idempotency_key);
    expect(keys).toEqual([UUID, KEY.current]);
    expect(KEY.current).not.toBe(UUID);
  });

  test("is replaced after a refusal that no change of the goods explains", async () => {
    answer(refusal(422, "Con esa clave ya se hizo el pedido 1, que es otro."));
    jest.mocked(ask).mockResolvedValueOnce(unchanged);
    expect(await placeOrder(SELECTION, CHOICE, KEY)).toMatchObject({ kind: "refused", preview: unchanged });
    expect(KEY.current).not.toBe(UUID);
  });

  test.each([
    [422, { ...unchanged, total: 6 }],
    [404, unchanged],
  ])("stays after a refusal for another reason: %s, %j", async (status, preview) => {
    answer(refusal(status, ""));
    jest.mocked(ask).mockResolvedValueOnce(preview);
    expect(await placeOrder(SELECTION, CHOICE, KEY)).toMatchObject({ kind: "refused", preview });
    expect(KEY.current).toBe(UUID);
  });
});

test("after a refusal the goods are previewed without the address, which may be what is gone", async () => {
  answer(refusal(404, "No encontramos esa dirección."));
  await placeOrder({ ...SELECTION, address_id: "9" }, CHOICE, KEY);
  expect(jest.mocked(ask).mock.lastCall?.[1]).toEqual({ body: SELECTION });
});

test("the URL names the address that is chosen, so that a reload keeps it", () => {
  const replaceState = jest.fn();
  const location = { href: "http://site/checkout?cart_ids=3&address_id=71" };
  Object.defineProperty(globalThis, "window", {
    value: { location, history: { state: null, replaceState } },
    configurable: true,
  });
  setUrlAddress("72");
  expect(String(replaceState.mock.lastCall?.[2])).toBe("http://site/checkout?cart_ids=3&address_id=72");
});
