import { AreaCodeList } from "@/lib/contract/geo";
import { ask } from "./browser";
import { GatewayError } from "./errors";
import { announceRefusal } from "./refusal-event.client";

const mockKy = jest.fn<Promise<Response>, [url: string, options: object]>();
jest.mock("ky", () => ({ __esModule: true, default: (url: string, options: object) => mockKy(url, options) }));
jest.mock("./refusal-event.client", () => ({ announceRefusal: jest.fn() }));

const announced = jest.mocked(announceRefusal);

// spec: 23.1
test("a call goes through the site's own proxy, once, and waits 30 s", async () => {
  mockKy.mockResolvedValueOnce(Response.json({ data: [] }));
  expect(await ask(AreaCodeList, {})).toEqual({ data: [] });
  expect(mockKy).toHaveBeenCalledTimes(1);
  expect(mockKy).toHaveBeenCalledWith(
    "/api/gateway/buyer/common/area_code",
    expect.objectContaining({ timeout: 30_000, retry: 0 }),
  );
});

// spec: 1.6
test("a refusal is told to the page and thrown to the caller, a silent one only thrown", async () => {
  const refusal = new GatewayError(422, "Revise la cantidad.");
  mockKy.mockImplementation(async () => Response.json({ errors: refusal.text }, { status: refusal.status }));
  await expect(ask(AreaCodeList, {}, { hidesErrors: true })).rejects.toMatchObject({ status: 422, text: refusal.text });
  expect(announced).not.toHaveBeenCalled();
  await expect(ask(AreaCodeList, {})).rejects.toMatchObject({ status: 422, text: refusal.text });
  expect(announced).toHaveBeenCalledWith(refusal);
});
