import { COLOMBIA, callingChoices, nearCountries, withCallingCodes } from "./index";

const named = (code: string, name: string) => ({ id: code, code, name });
const PERU = { code: "PE", name: "Perú", calling: "51" };
const JAPAN = { code: "JP", name: "Japón", calling: "81" };

test("calling codes, listed by English names, come to stand beside the Spanish ones", () => {
  const spanish = [named("CO", "Colombia"), named("JP", "Japón"), named("AQ", "Antártida")];
  const english = [named("CO", "Colombia"), named("JP", "Japan"), named("AQ", "Antarctica")];
  const calling = [
    { id: "57", name: "Colombia" },
    { id: "81", name: "Japan" },
  ];
  expect(withCallingCodes(spanish, english, calling)).toEqual([COLOMBIA, JAPAN, { code: "AQ", name: "Antártida", calling: "" }]);
});

test("a form begins with the countries near, and with Colombia where there is no list", () => {
  expect(nearCountries([COLOMBIA, JAPAN, PERU])).toEqual([COLOMBIA, PERU]);
  expect(nearCountries(undefined)).toEqual([COLOMBIA]);
});

test("a code that was chosen before is offered before its country is known", () => {
  expect(callingChoices([COLOMBIA], "81")).toEqual([COLOMBIA, { code: "81", name: "", calling: "81" }]);
  expect(callingChoices([COLOMBIA, JAPAN], "81")).toEqual([COLOMBIA, JAPAN]);
  expect(callingChoices([COLOMBIA, { code: "AQ", name: "Antártida", calling: "" }], "")).toEqual([COLOMBIA]);
});
