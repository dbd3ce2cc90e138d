import { LegacyOrderStore, TemporaryOrderUpdate } from "@/lib/contract/legacy-order";
import { formRequest } from "@/lib/form/form-request.fixture";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { POST } from "./route";

const FIELDS = {
  intent: "place",
  id: "700001",
  product_id: "1",
  quantity: "2",
  address_id: "3",
  key: "7f0c2a52-5a43-4c8e-9f5d-0a5b8a3c1d11",
  expected_total: "10",
};

const gone = new GatewayError(404, "No encontramos ese pedido temporal.");
const answers = new Map<object, unknown>();

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  answers.clear();
  answers.set(TemporaryOrderUpdate, { id: FIELDS.id, lines: [], total: 10, refused: [] });
  answers.set(LegacyOrderStore, { orderNo: "L-1", status: "pending_payment" });
  jest.mocked(send).mockImplementation(async (call) => {
    const answer = answers.get(call);
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

/** Redirect target of the posted form that places a draft. */
const ledTo = async () => (await POST(formRequest("/api/order/draft", FIELDS))).headers.get("location");

test("a form that is posted twice leads to its order both times", async () => {
  const first = await ledTo();
  answers.set(TemporaryOrderUpdate, gone);
  expect([first, await ledTo()]).toEqual(Array(2).fill("/personCenter/Orders/L-1/pay?family=legacy&done=stored"));
});

test("an order that was cancelled since is not paid for", async () => {
  answers.set(TemporaryOrderUpdate, gone);
  answers.set(LegacyOrderStore, { orderNo: "L-1", status: "cancelled" });
  expect(await ledTo()).toBe("/personCenter/Orders/L-1?family=legacy");
});

test("a draft that was deleted, or of which the total changed, is not placed", async () => {
  answers.set(TemporaryOrderUpdate, { id: FIELDS.id, lines: [], total: 11, refused: [] });
  expect(await ledTo()).toContain("problem=draftTotal");
  answers.set(TemporaryOrderUpdate, gone);
  answers.set(LegacyOrderStore, gone);
  expect(await ledTo()).toContain("problem=message");
});
