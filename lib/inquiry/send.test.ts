import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { saveSession, withAccessToken } from "@/lib/session/server";
import { parseInquiryForm } from "./parse-form";
import { sendInquiry } from "./send";

jest.mock("server-only", () => ({}));
jest.mock("@/lib/http/gateway", () => ({ send: jest.fn() }));
jest.mock("@/lib/session/device", () => ({ ensureDevice: async () => ({}) }));
jest.mock("@/lib/session/server", () => ({ withAccessToken: jest.fn(), saveSession: jest.fn() }));

const FIELDS = { goods_name: "Termo", goods_num: "500", goods_unit: "Piece", email: "ana@example.co", is_agree_brpr: "on" };

function validForm(more: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...more })) data.set(name, value);
  const parsed = parseInquiryForm(data);
  if (parsed.kind === "invalid") throw new Error("the test's own form is invalid");
  return parsed;
}

/** Calls in their order, with the bearer that they went out with. */
const calls = () =>
  jest.mocked(send).mock.calls.map(([{ path }, , way]) => [path, way && "token" in way ? way.token : undefined]);

const PUBLIC = "/member/inquiry/public";

/** Answers the registration as told, and every request with a number. */
function gateway(register: () => unknown) {
  jest.mocked(send).mockReset();
  jest.mocked(saveSession).mockReset();
  jest.mocked(send).mockImplementation(async ({ path }) => (path.includes("inquiry") ? { id: "9" } : register()));
}

const asGuest = () => jest.mocked(withAccessToken).mockResolvedValue(undefined);
const asMember = () => jest.mocked(withAccessToken).mockImplementation((_visitor, work) => work("kept"));

// spec: 1.3, 12.4
test("a guest is registered first, with the source, and the request goes out in the new member's name", async () => {
  gateway(() => ({ access_token: "new" }));
  asGuest();
  expect(await sendInquiry(validForm(), true, new Headers())).toEqual({ id: "9" });
  expect(jest.mocked(send).mock.calls[0]?.[1]).toEqual({ body: { email: FIELDS.email, accepts_marketing: true } });
  expect(jest.mocked(saveSession)).toHaveBeenCalledTimes(1);
  expect(calls()).toEqual([
    [expect.stringContaining("auto"), undefined],
    [PUBLIC, "new"],
  ]);
});

// spec: 12.4
test("a registration that fails is passed over", async () => {
  gateway(() => Promise.reject(new GatewayError(422, "Ya existe.")));
  asGuest();
  expect(await sendInquiry(validForm(), false, new Headers())).toEqual({ id: "9" });
  expect(calls().at(-1)).toEqual([PUBLIC, undefined]);
});

// spec: 12.4
test("a member is not registered, and may ask one shop alone", async () => {
  gateway(() => Promise.reject(new Error("nobody is registered")));
  asMember();
  await sendInquiry(validForm(), false, new Headers());
  await sendInquiry(validForm({ shop_id: "31" }), false, new Headers());
  expect(calls()).toEqual([
    [PUBLIC, "kept"],
    ["/member/inquiry/private", "kept"],
  ]);
});
