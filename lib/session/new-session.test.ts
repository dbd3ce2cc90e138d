import { GatewayUnreachable } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { newSession } from "./new-session";

jest.mock("@/lib/http/gateway", () => ({ send: jest.fn() }));

const asked = jest.mocked(send);
const USER = {
  phone: "",
  nickName: "Ana",
  userId: "7",
  loginType: "email",
  userName: "ana",
  userType: "buyer",
  email: "ana@example.co",
  nationality: "CO",
};
const info = (phone?: string) => ({
  data: {
    userOther: { username: "Ana Ruiz", firstname: "Ana María" },
    userStatus: { phone, usertype: "buyer", email: "ana@example.co" },
    userinfo: { nationality: "CO" },
  },
});
const visitorOf = async (phone: string) => (await newSession({ access_token: "t", user: { ...USER, phone } })).visitor;

// spec: 20.1
test("the account is of type phone where there is a phone, of type e-mail otherwise", async () => {
  asked.mockResolvedValue(info());
  expect(await visitorOf("")).toEqual({
    name: "Ana Ruiz",
    loginType: "email",
    accountLoginType: "email",
    userType: "buyer",
    nickname: "Ana",
    nationality: "CO",
    firstname: "Ana María",
    email: "ana@example.co",
  });
  expect(await visitorOf("3001234567")).toMatchObject({ name: "Ana Ruiz", accountLoginType: "phone" });
  asked.mockResolvedValue(info("3001234567"));
  expect(await visitorOf("")).toMatchObject({ name: "Ana Ruiz", accountLoginType: "phone" });
});

// spec: 20.4
test("user info that cannot be had is made up for by the answer itself", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  asked.mockRejectedValue(new GatewayUnreachable("userauthinfo"));
  expect(await visitorOf("")).toMatchObject({
    name: "Ana",
    accountLoginType: "email",
    email: "ana@example.co",
    userType: "buyer",
  });
  expect(log).toHaveBeenCalledTimes(1);
});
