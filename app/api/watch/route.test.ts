import { PriceWatchCreate } from "@/lib/contract/watch";
import { formRequest } from "@/lib/form/form-request.fixture";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";
import { POST } from "./route";

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
  expect(await watchPrice(typed)).toBe(`${routes.watches}?done=target&product_id=7`);
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

test.each([
  ["1,42", "reached"],
  ["5", "reached"],
  ["1,41", undefined],
])("of goods that cost 1.42 dollars, a target of %s is %s", async (target, problem) => {
  jest.mocked(send).mockResolvedValue({ price: 1.42 });
  const location = await watchPrice(target);
  expect(new URL(location ?? "", "http://site").searchParams.get("problem") ?? undefined).toBe(problem);
  expect(jest.mocked(send).mock.calls.some(([call]) => call === PriceWatchCreate)).toBe(problem === undefined);
});
