import { PriceWatchCreate } from "@/lib/contract/watch";
import { formRequest } from "@/lib/form/form-request.fixture";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";
import { POST } from "./route";

jest.mock("@/lib/http/gateway", () => ({ send: jest.fn() }));
jest.mock("@/lib/session/server", () => ({
  withAccessToken: (_headers: Headers, work: (token: string) => unknown) => work("t"),
}));
jest.mock("@/lib/form/saved", () => ({
  ...jest.requireActual<object>("@/lib/form/saved"),
  saveForm: jest.fn(),
  clearSavedForm: jest.fn(),
}));
jest.mock("next/headers", () => ({ cookies: async () => ({ get: () => undefined }) }));

beforeEach(() => jest.clearAllMocks());

const watchPrice = async (target_price: string) =>
  (await POST(formRequest("/api/watch", { intent: "price", product_id: "7", target_price }))).headers.get("location");

// spec: 27.2
test.each([
  ["0,50", 0.5],
  ["2.5", 2.5],
  ["$ 1.234,50", 1234.5],
  ["1.234", 1234],
])("a target price of %s is %d dollars", async (typed, target_price) => {
  expect(await watchPrice(typed)).toBe(`${routes.watches}?done=price`);
  expect(send).toHaveBeenCalledWith(PriceWatchCreate, { body: { product_id: "7", target_price } }, expect.anything());
});

test("a price may be watched without a target", async () => {
  expect(await watchPrice(" ")).toBe(`${routes.watches}?done=price`);
  expect(send).toHaveBeenCalledWith(PriceWatchCreate, { body: { product_id: "7" } }, expect.anything());
});

test.each(["barato", "1e3", "0", "-2", "9999999999"])("%s is no target price", async (typed) => {
  expect(await watchPrice(typed)).toMatch(/problem=target$/);
  expect(send).not.toHaveBeenCalled();
});
