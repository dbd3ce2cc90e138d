import { ContractError, GatewayError, GatewayUnreachable } from "./errors";
import { isShownByPage } from "./refusal-event.client";

// spec: 1.6, 24.1
test("the five statuses of the specification are told to the page, others are not", () => {
  const statuses = [400, 401, 403, 404, 409, 410, 413, 422, 429, 500, 502, 503];
  expect(statuses.filter((status) => isShownByPage(new GatewayError(status, "No")))).toEqual([400, 401, 404, 422, 500]);
  expect([new GatewayUnreachable("things"), new ContractError("things")].some(isShownByPage)).toBe(false);
});
