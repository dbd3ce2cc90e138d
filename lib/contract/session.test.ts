import { AutoRegister, Login, LoginCode, Register, RegisterCode } from "./session";

const ticket = { rand_str: "r", validate_code: "v" };
const accepts = (schema: typeof Login.body | typeof LoginCode.query | typeof RegisterCode.query, value: object) =>
  schema.safeParse(value).success;

describe("the session calls", () => {
  // spec: 20.1
  test("a code goes to an e-mail or to a whole phone: `phone` at registration, `mobile` at login", () => {
    const email = { ...ticket, email: "ana@example.co" };
    const phone = { ...ticket, area_code: "57", phone: "3001234567" };
    const mobile = { ...ticket, area_code: "57", mobile: "3001234567" };
    expect([email, phone, mobile, ticket].map((query) => accepts(RegisterCode.query, query))).toEqual([true, true, false, false]);
    expect([email, phone, mobile, ticket].map((query) => accepts(LoginCode.query, query))).toEqual([true, false, true, false]);
    expect(accepts(LoginCode.query, { ...ticket, mobile: "3001234567" })).toBe(false);
  });

  test("a login names the contact of its type, and a code or a password", () => {
    const email = { loginType: "email", email: "ana@example.co" };
    const phone = { loginType: "phone", area_code: "57", mobile: "3001234567" };
    expect(accepts(Login.body, { ...email, code: "123456" })).toBe(true);
    expect(accepts(Login.body, { ...phone, password: "secreta" })).toBe(true);
    expect(accepts(Login.body, email)).toBe(false);
    expect(accepts(Login.body, { ...email, loginType: "phone", code: "123456" })).toBe(false);
    expect(accepts(Login.body, { ...phone, loginType: "email", code: "123456" })).toBe(false);
  });

  // spec: 23.7
  test("a registration is of this site, and its user may have no more than an id", () => {
    expect(Register.body.parse({ email: "ana@example.co", code: "123456" }).source).toBe("colombia");
    const { user } = Register.response.parse({ access_token: "t", user: { userId: 7, phone: null } });
    expect(user).toEqual({
      userId: "7",
      phone: "",
      nickName: "",
      loginType: "",
      userName: "",
      userType: "",
      email: "",
      nationality: "",
    });
  });

  // spec: 1.3
  test("a guest who asks for a quotation is registered with the source of this site", () => {
    expect(AutoRegister.body.parse({ email: "ana@example.co" })).toEqual({ email: "ana@example.co", source: "colombia" });
  });
});
