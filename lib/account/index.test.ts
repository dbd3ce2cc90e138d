import { CancelForm, EmailForm, NewPasswordForm, PhoneForm, ProfileForm, taxIdErrorKey } from "./form";
import { browserNames, maskedEmail, taxIdLabel } from "./index";

const problems = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

test("an e-mail is shown to its owner alone", () => {
  expect(maskedEmail("ana.ruiz@example.co")).toBe("an•••@example.co");
});

test("a tax number is printed in groups, a foreign one as it came", () => {
  expect(taxIdLabel("900123456-8")).toBe("900.123.456-8");
  expect(taxIdLabel("52123456")).toBe("52.123.456");
  expect(taxIdLabel("ES-B1234")).toBe("ES-B1234");
});

test.each([
  ["abc", "CO", "taxShape"],
  ["1", "", "taxShape"],
  ["900123456", "CO", "taxMissing"],
  ["900123456-7", "CO", "taxDigit"],
  ["abc", "ES", undefined],
  ["900.123.456-8", "CO", undefined],
  ["", "CO", undefined],
])("the tax number %j of a member from %j: %s", (tax_id, nationality, problem) => {
  const typed = { firstname: "Ana", nickname: "", nationality, company: "", tax_id };
  expect(problems(ProfileForm.safeParse(typed))).toEqual(problem && [problem]);
  expect(taxIdErrorKey(tax_id, nationality)).toBe(problem);
});

test("a Colombian tax number is kept in one way of writing", () => {
  const typed = { firstname: "Ana", nickname: "", nationality: "CO", company: "", tax_id: "9001234568" };
  expect(ProfileForm.parse(typed).tax_id).toBe("900123456-8");
  expect(ProfileForm.parse({ ...typed, nationality: "ES", tax_id: "B-12.345" }).tax_id).toBe("B-12.345");
});

test("what is typed with spaces and hyphens is taken", () => {
  expect(PhoneForm.parse({ area_code: "57", phone: "(300) 123-45 67", code: "123 456" })).toEqual({
    area_code: "57",
    phone: "3001234567",
    code: "123456",
  });
  expect(EmailForm.parse({ email: " ana@example.co ", code: "012345" }).email).toBe("ana@example.co");
});

test("each wrong field has its own message", () => {
  expect(problems(EmailForm.safeParse({ email: "ana", code: "12345" }))).toEqual(["email", "code"]);
  expect(problems(PhoneForm.safeParse({ area_code: "", phone: "12", code: "" }))).toEqual(["areaCode", "phone", "code"]);
  expect(problems(NewPasswordForm.safeParse({ channel: "email", code: "123456", password: "1234567" }))).toEqual(["password"]);
  expect(problems(CancelForm.safeParse({ understood: false, reason: "a".repeat(501), code: "123456" }))).toEqual([
    "understood",
    "long",
  ]);
  const blank = { firstname: "  ", nickname: "", nationality: "", company: "", tax_id: "" };
  expect(problems(ProfileForm.safeParse(blank))).toEqual(["firstname"]);
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0",
    "Edge",
    "Windows",
  ],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36", "Chrome", "Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1", "Safari", "iPhone"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/150.0 Safari/604.1", "Chrome", "iPhone"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/150.0 Safari/604.1", "Firefox", "iPhone"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 EdgiOS/150.0 Safari/604.1", "Edge", "iPhone"],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36 EdgA/150.0", "Edge", "Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Linux"],
  ["curl/8.5.0", "", ""],
])("%s is called %s on %s", (userAgent, browser, system) => {
  expect(browserNames(userAgent)).toEqual({ browser, system });
});
