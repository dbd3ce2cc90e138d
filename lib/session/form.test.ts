import { CodeRequest, LoginForm, Phone, RegisterForm } from "./form";

const problems = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

const EVERYTHING = {
  email: " Ana@example.co ",
  area_code: "57",
  mobile: "(300) 123-45 67",
  code: "123 456",
  password: "Secreta-123",
};

describe("login", () => {
  test("takes the fields of the chosen way and no others", () => {
    expect(LoginForm.parse({ ...EVERYTHING, loginType: "email", method: "password" })).toEqual({
      loginType: "email",
      email: "Ana@example.co",
      method: "password",
      password: "Secreta-123",
    });
    expect(LoginForm.parse({ ...EVERYTHING, loginType: "phone", method: "code" })).toEqual({
      loginType: "phone",
      area_code: "57",
      mobile: "3001234567",
      method: "code",
      code: "123456",
    });
    const fields = { ...EVERYTHING, new_password: "Otra-secreta-1" };
    expect(LoginForm.parse({ ...fields, loginType: "email", method: "reset" })).toEqual({
      loginType: "email",
      email: "Ana@example.co",
      method: "reset",
      code: "123456",
      new_password: "Otra-secreta-1",
    });
  });

  test("says what is wrong, and nothing of what is not asked for", () => {
    const wrong = { email: "ana", area_code: "", mobile: "12", code: "12", password: "" };
    expect(problems(LoginForm.safeParse({ ...wrong, loginType: "email", method: "code" }))).toEqual(["email", "code"]);
    expect(problems(LoginForm.safeParse({ ...wrong, loginType: "phone", method: "password" }))).toEqual([
      "areaCode",
      "phone",
      "noPassword",
    ]);
    const short = { ...wrong, new_password: "corta" };
    expect(problems(LoginForm.safeParse({ ...short, loginType: "phone", method: "reset" }))).toEqual([
      "areaCode",
      "phone",
      "code",
      "password",
    ]);
  });
});

describe("registration", () => {
  const whole = { email: "ana@example.co", code: "123456", password: "", accepts_terms: "on" };

  test("needs the agreement, neither a password nor marketing", () => {
    expect(RegisterForm.parse(whole)).toEqual({
      email: "ana@example.co",
      code: "123456",
      password: undefined,
      accepts_terms: true,
      accepts_marketing: false,
    });
    expect(problems(RegisterForm.safeParse({ ...whole, accepts_terms: false }))).toEqual(["terms"]);
    expect(problems(RegisterForm.safeParse({ ...whole, accepts_terms: undefined }))).toEqual(["terms"]);
  });

  test("asks for a name and a company without demanding them", () => {
    const { firstname, company } = RegisterForm.parse({ ...whole, firstname: " Ana Gómez ", company: "" });
    expect([firstname, company]).toEqual(["Ana Gómez", ""]);
    expect(problems(RegisterForm.safeParse({ ...whole, company: "a".repeat(201) }))).toEqual(["long"]);
  });

  test("a password that is chosen is long enough", () => {
    expect(problems(RegisterForm.safeParse({ ...whole, password: "corta" }))).toEqual(["password"]);
    expect(RegisterForm.parse({ ...whole, password: "Secreta-123" }).password).toBe("Secreta-123");
  });
});

// spec: 20.1
test("a code goes to an e-mail or to a phone, with a captcha", () => {
  const passed = { purpose: "login", rand_str: "a", validate_code: "b" };
  expect(CodeRequest.parse({ ...passed, email: "ana@example.co" })).toEqual({ ...passed, email: "ana@example.co" });
  expect(CodeRequest.parse({ ...passed, area_code: "57", mobile: "300 1234567" })).toMatchObject({ mobile: "3001234567" });
  expect(CodeRequest.safeParse({ ...passed, area_code: "57" }).success).toBe(false);
  expect(CodeRequest.safeParse({ purpose: "login", email: "ana@example.co" }).success).toBe(false);
});

test("a Colombian number pasted with its calling code is the number alone, any other keeps its digits", () => {
  const mobile = (typed: string) => Phone.parse(typed);
  expect(["+57 300 123 4567", "573001234567", "5730012345", "+1 573 001 2345"].map(mobile)).toEqual([
    "3001234567",
    "3001234567",
    "5730012345",
    "15730012345",
  ]);
});
