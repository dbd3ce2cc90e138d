import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { restoreOnce } from "./restore";

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
    return { data: { userOther: { username: "Ana" }, userStatus: {}, userinfo: {} } };
  });
});

test("requests with the same token share one answer, also the one that comes a moment later", async () => {
  const [one, two] = await Promise.all([restoreOnce("a", new Headers()), restoreOnce("a", new Headers())]);
  expect(one).toEqual({ accessToken: "new", restoreToken: "next", userId: "7", visitor: { name: "Ana", accountType: "email" } });
  expect(two).toBe(one);
  expect(await restoreOnce("a", new Headers())).toBe(one);
  expect(loginCalls()).toBe(1);
});

test("a token that is worth nothing gives nothing", async () => {
  asked.mockRejectedValue(new GatewayError(401, ""));
  expect(await restoreOnce("b", new Headers())).toBeUndefined();
});

test("when the gateway is silent the token may be tried again", async () => {
  asked.mockRejectedValueOnce(new GatewayUnreachable("/auth/login/cookie"));
  await expect(restoreOnce("c", new Headers())).rejects.toThrow(GatewayUnreachable);
  expect((await restoreOnce("c", new Headers()))?.accessToken).toBe("new");
});
