import { AccountForm, NewAccountForm } from "./form";
import { BLANK_ACCOUNT, currencyOptions, toAccountInput } from "./index";

const ACCOUNT = { ...BLANK_ACCOUNT, holder: "Comercial Andina SAS", bank: "Bancolombia", number: "031-123456-78" };

const problems = (form: typeof NewAccountForm | typeof AccountForm, given: typeof ACCOUNT) =>
  Object.fromEntries(form.safeParse(given).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);

test("a new method needs holder, bank and a number", () => {
  expect(problems(NewAccountForm, BLANK_ACCOUNT)).toEqual({ holder: "holder", bank: "bank", number: "numberMissing" });
  expect(problems(NewAccountForm, ACCOUNT)).toEqual({});
});

test("a change may leave the number blank, but not wrong", () => {
  expect(AccountForm.parse({ ...ACCOUNT, number: "" })).toMatchObject({ number: undefined, bank: "Bancolombia" });
  expect(problems(AccountForm, { ...ACCOUNT, number: "mi cuenta" })).toEqual({ number: "number" });
});

test("an IBAN is held to its check digits, a SWIFT code to its form", () => {
  expect(problems(NewAccountForm, { ...ACCOUNT, country: "ES", number: "ES92 2100 0418 4502 0005 1332" })).toEqual({
    number: "number",
  });
  expect(problems(NewAccountForm, { ...ACCOUNT, swift: "COLOCOBM" })).toEqual({});
  expect(problems(NewAccountForm, { ...ACCOUNT, swift: "COLO" })).toEqual({ swift: "swift" });
});

test("a kept method is edited without its number", () => {
  const kept = {
    id: "1",
    holder: "Ana",
    bank: "BBVA",
    country: "ES",
    currency: "EUR",
    masked_number: "•••• 1332",
    is_default: true,
  };
  expect(toAccountInput(kept)).toEqual({
    holder: "Ana",
    bank: "BBVA",
    country: "ES",
    currency: "EUR",
    number: "",
    swift: "",
    is_default: true,
  });
});

test("a currency that is kept is offered whatever it is", () => {
  expect(currencyOptions("NOK").at(-1)?.value).toBe("NOK");
  expect(currencyOptions("no code").at(-1)).toEqual({ value: "no code", label: "no code" });
  expect(currencyOptions("USD").filter(({ value }) => value === "USD")).toHaveLength(1);
});
