import { formRequest } from "@/lib/form/form-request.fixture";
import { send } from "@/lib/http/gateway";
import { POST } from "./route";

test.each([
  ["pending_payment", "/personCenter/Orders/N-1/pay?done=stored"],
  ["cancelled", "/personCenter/Orders/N-1"],
])("a checkout without scripts whose order is %s leads to %s", async (status, page) => {
  jest.mocked(send).mockResolvedValue({ orderNo: "N-1", status });
  const key = "7f0c2a52-5a43-4c8e-9f5d-0a5b8a3c1d11";
  const fields = { intent: "place", cart_ids: "5", address_id: "3", key, expected_total: "10" };
  expect((await POST(formRequest("/api/order", fields))).headers.get("location")).toBe(page);
});
