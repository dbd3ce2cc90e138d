import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { renewOnce } from "./renew-once";

jest.mock("@/lib/http/gateway", () => ({ send: jest.fn() }));

const asked = jest.mocked(send);
const USER = {
  phone: "",
  nickName: "Ana",
  userId: "7",
  loginType: "email",
  userName: "Ana",
  userType: "buyer",
  email: "",
  nationality: "",
};
const ANSWER = { access_token: "new", pord_token: "next", user: USER };
const loginCalls = () => asked.mock.calls.filter(([call]) => call.path === "/auth/login/cookie").length;

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async (call) => {
    if (call.path === "/auth/login/cookie") return ANSWER;
    return { data: { userOther: { username: "Ana", firstname: "" }, userStatus: {}, userinfo: {} } };
  });
});

const DEVICE = "d".repeat(43);
const browser = (device: string) => new Headers({ cookie: `user=Ana; device=${device}`, "user-agent": "Firefox" });

test("requests of one browser that come together share one answer; one that comes later asks for its own", async () => {
  const [one, two] = await Promise.all([renewOnce("a", browser(DEVICE)), renewOnce("a", browser(DEVICE))]);
  expect(one).toMatchObject({ accessToken: "new", restoreToken: "next", userId: "7", visitor: { name: "Ana" } });
  expect(two).toBe(one);
  expect(loginCalls()).toBe(1);
  await renewOnce("a", browser(DEVICE));
  expect(loginCalls()).toBe(2);
});

test("another browser with the same token gets no part in the answer", async () => {
  await Promise.all([renewOnce("a", browser(DEVICE)), renewOnce("a", browser("e".repeat(43))), renewOnce("a", new Headers())]);
  expect(loginCalls()).toBe(3);
  const bodies = asked.mock.calls.flatMap(([call, input]) => (call.path === "/auth/login/cookie" ? [input] : []));
  expect(bodies[0]).toEqual({ body: { token: "a", device_token: DEVICE, user_agent: "Firefox" } });
  expect(bodies[2]).toEqual({ body: { token: "a" } });
});

test("a token that is worth nothing gives nothing", async () => {
  asked.mockRejectedValue(new GatewayError(401, ""));
  expect(await renewOnce("b", new Headers())).toBeUndefined();
});

test("when the gateway is silent the token may be tried again", async () => {
  asked.mockRejectedValueOnce(new GatewayUnreachable("/auth/login/cookie"));
  await expect(renewOnce("c", new Headers())).rejects.toThrow(GatewayUnreachable);
  expect((await renewOnce("c", new Headers()))?.accessToken).toBe("new");
});
