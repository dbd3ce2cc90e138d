import * as calls from "../../lib/contract/geo.ts";
import { ask, refused } from "../client.fixture.ts";

// spec: 10.1
test("countries are named in English and in Spanish, and each has a calling code", async () => {
  const { data: english } = await ask(calls.CountryList);
  const { data: spanish } = await ask(calls.MemberCountries);
  expect(english.find(({ code }) => code === "DE")?.name).toBe("Germany");
  expect(spanish.find(({ code }) => code === "DE")?.name).toBe("Alemania");
  const { data: codes } = await ask(calls.AreaCodeList);
  expect(codes.find(({ name }) => name === "Colombia")?.id).toBe("57");
  expect(codes.length).toBe(english.length);
});

test("departments have municipalities, and those nothing below", async () => {
  const { data: departments } = await ask(calls.AreaList);
  expect(departments.length).toBe(33);
  const { data: towns } = await ask(calls.AreaList, { query: { parent_id: "05" } });
  expect(towns.length).toBe(125);
  expect(towns).toContainEqual({ id: "05001", name: "Medellín", parent_id: "05" });
  expect(await ask(calls.AreaList, { query: { parent_id: "05001" } })).toEqual({ data: [] });
  expect((await refused(calls.AreaList, { query: { parent_id: "xx" } })).status).toBe(404);
});
