import { evidenceOf } from "./index";

const FACTORY = { id: "1", factoryName: "F", introduce: "", businessLicenseList: [], mainPicList: [], secondaryPicList: [] };

// spec: 21.1
test("evidence counts licences and different pictures", () => {
  const given = { ...FACTORY, businessLicenseList: ["l"], mainPicList: ["a", "b"], secondaryPicList: ["b"] };
  expect(evidenceOf(given)).toEqual({ licences: 1, pictures: 2 });
  expect(evidenceOf(FACTORY)).toEqual({ licences: 0, pictures: 0 });
  expect(evidenceOf(undefined)).toEqual({ licences: 0, pictures: 0 });
});
