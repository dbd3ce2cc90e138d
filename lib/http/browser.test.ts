import { AreaCodeList } from "@/lib/contract/geo";
import { ask } from "./browser";
import { GatewayError } from "./errors";
import { exchange } from "./exchange";
import { announceRefusal } from "./refusal-event.client";

jest.mock("./exchange", () => ({ exchange: jest.fn() }));
jest.mock("./refusal-event.client", () => ({ announceRefusal: jest.fn() }));

const exchanged = jest.mocked(exchange);
const announced = jest.mocked(announceRefusal);

// spec: 23.1
test("a call goes through the site's own proxy and waits 30 s", async () => {
  exchanged.mockResolvedValueOnce({ data: [] });
  expect(await ask(AreaCodeList, {})).toEqual({ data: [] });
  expect(exchanged).toHaveBeenCalledWith(AreaCodeList, {}, { address: "/api/gateway/buyer", timeout: 30_000 });
});

// spec: 1.6
test("a refusal is told to the page and thrown to the caller, a silent one only thrown", async () => {
  const refusal = new GatewayError(422, "Revise la cantidad.");
  exchanged.mockRejectedValue(refusal);
  await expect(ask(AreaCodeList, {}, { hidesErrors: true })).rejects.toBe(refusal);
  expect(announced).not.toHaveBeenCalled();
  await expect(ask(AreaCodeList, {})).rejects.toBe(refusal);
  expect(announced).toHaveBeenCalledWith(refusal);
});
