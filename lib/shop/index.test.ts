import { ShopPage } from "@/lib/contract/shop";
import messages from "@/messages/es.json";
import { answerSentences, countEvidence } from "./index";

const FACTORY = { id: "1", factoryName: "F", introduce: "", businessLicenseList: [], mainPicList: [], secondaryPicList: [] };

// spec: 21.1
test("evidence counts licences and different pictures, those of the shop's page too", () => {
  const given = { ...FACTORY, businessLicenseList: ["l"], mainPicList: ["a", "b"], secondaryPicList: ["b"] };
  expect(countEvidence(given, undefined)).toEqual({ licences: 1, pictures: 2 });
  const page = ShopPage.parse({ id: "1", name: "F", aboutUsList: ["b", "c"], showcaseList: ["d"] });
  expect(countEvidence(given, page)).toEqual({ licences: 1, pictures: 4 });
  expect(countEvidence(FACTORY, undefined)).toEqual({ licences: 0, pictures: 0 });
  expect(countEvidence(undefined, undefined)).toEqual({ licences: 0, pictures: 0 });
});

// spec: 29.1
describe("how a shop answers, in words", () => {
  const told = (given: object) =>
    answerSentences(
      [{ kind: "request", asked: 25, answered: 23, median_seconds: 4.5 * 3600, days: 90, within_hours: 72, ...given }],
      messages.shop.answers,
    );

  test("has the count, the days, and the time in which half of the answers came", () => {
    expect(told({})).toEqual([
      "Respondió 23 de 25 solicitudes de cotización en los últimos 90 días, la mitad en menos de 5 horas.",
    ]);
    expect(told({ kind: "message", asked: 1200, answered: 1100, median_seconds: 0 })).toEqual([
      "Respondió 1.100 de 1.200 consultas por el chat en los últimos 90 días, la mitad en menos de 1 minuto.",
    ]);
    expect(told({ answered: 0, median_seconds: undefined })).toEqual([
      "Respondió 0 de 25 solicitudes de cotización en los últimos 90 días.",
    ]);
  });

  test.each([
    [59, "1 minuto"],
    [60, "2 minutos"],
    [3539, "59 minutos"],
    [3540, "1 hora"],
    [3600, "2 horas"],
    [47.5 * 3600, "48 horas"],
    [48 * 3600, "3 días"],
  ])("%d seconds are less than %s", (median_seconds, time) => {
    expect(told({ median_seconds })[0]).toContain(`en menos de ${time}.`);
  });

  test("is left out of ten cases or fewer, of kinds that nobody knows, and where the figures cannot be", () => {
    expect(told({ asked: 10, answered: 10 })).toEqual([]);
    expect(told({ asked: 11, answered: 11 })).toHaveLength(1);
    expect(told({ kind: "call" })).toEqual([]);
    expect(told({ asked: 11, answered: 12 })).toEqual([]);
  });
});
