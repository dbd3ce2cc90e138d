import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";

const tab = new Map<string, unknown>();
jest.mock("@/lib/http/browser", () => ({ ask: jest.fn() }));
jest.mock("@/lib/storage.client", () => ({ readStored: () => null, writeStored: () => true }));
jest.mock("@/lib/tab-storage.client", () => ({
  readTabValue: (name: string) => tab.get(name),
  saveTabValue: (name: string, value: unknown) => tab.set(name, value),
}));

import { ask } from "@/lib/http/browser";
import { placeOrder, recoverOrder } from "./client";

const SELECTION = { lines: [{ product_id: "1", quantity: 10 }] };
const CHOICE = { addressId: "1", notes: {}, purchaseOrder: "", expectedTotal: 5 };
const KEY = "0b9f6c1e-6a55-4c39-8f4b-0d2f1c3a4b5d";
const refusal = (status: number, text: string) => new GatewayError(status, text);
function answer(...errors: Error[]) {
  for (const error of errors) jest.mocked(ask).mockRejectedValueOnce(error);
}
const attempts = () => [...tab].filter(([name, value]) => name.startsWith("checkout-attempt") && value !== undefined);

beforeEach(() => {
  tab.clear();
  jest.mocked(ask).mockReset();
});

test.each([
  ["a gateway that fails", refusal(502, "")],
  ["no connection", new GatewayUnreachable("/order")],
  ["too many requests", refusal(429, "")],
])("a refused order stays refused when its preview cannot be read: %s", async (_title, second) => {
  answer(refusal(422, "La dirección ya no existe."), second);
  const refused = { kind: "refused", text: "La dirección ya no existe." };
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
  expect(attempts()).toHaveLength(1);
  expect(await recoverOrder(SELECTION)).toBeUndefined();
  expect(attempts()).toHaveLength(0);
});
